package knightschool.setup;

import java.util.List;

/** Scenes from outside the program: a public class that implements it and is named as a service is found by itself. */
public interface SetupFormatProvider {
    /** The formats of the scenes' set-ups. */
    List<SetupFormat<?>> formats();
}
