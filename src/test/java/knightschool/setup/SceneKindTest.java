package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import knightschool.setup.scene.BuiltInSetupFormats;
import org.junit.jupiter.api.Test;

class SceneKindTest {
    /** A word that is taken is the fault of the other jar, wherever that is on the class path. */
    @Test
    void programsOwnProvidersComeBeforeThoseOfOtherJars() {
        assertEquals(
                List.of(BuiltInSetupFormats.class, SceneKindTest.class),
                Stream.of(SceneKindTest.class, BuiltInSetupFormats.class)
                        .sorted(SceneKind.OWN_FIRST)
                        .toList());
    }
}
