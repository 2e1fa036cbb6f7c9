package knightschool.ui.shell;

import java.util.List;

/**
 * Provides scenes from outside the program. A public class that implements this interface and is registered as a
 * service is found automatically.
 */
public interface PluginSceneProvider {
    /**
     * The scenes. Those with a tab come after the program's own. If it throws, the program goes on without them and
     * says so.
     */
    List<SceneDescriptor<?>> scenes();
}
