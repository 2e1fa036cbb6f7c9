package knightschool.ui.shell;

import java.util.List;

/** Scenes from outside the program: a public class that implements it and is named as a service is found by itself. */
public interface SceneProvider {
    /** The scenes; those with a tab stand behind the program's own. */
    List<SceneDescriptor<?>> scenes();
}
