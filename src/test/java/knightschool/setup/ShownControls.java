package knightschool.setup;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.setup.value.SceneControl;

/** Some controls of a scene, and no others. */
public final class ShownControls {
    private ShownControls() {}

    public static VisibleSceneControls of(SceneControl... controls) {
        return new VisibleSceneControls(Optional.of(Set.of(controls)), Map.of());
    }
}
