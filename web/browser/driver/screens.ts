export const DESK = { width: 1280, height: 720 };
export const WIDE = { width: 1920, height: 1080 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
