package kessel.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The rules that a test checks, as {@code "gazala 4.1.2b"}; rulings for the whole series are {@code
 * "brigade R03"}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Rule {
    String[] value();
}
