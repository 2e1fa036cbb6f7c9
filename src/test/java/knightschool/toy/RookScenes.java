package knightschool.toy;

import java.util.List;
import knightschool.setup.SceneKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupFormatProvider;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.shell.PluginSceneProvider;
import knightschool.ui.shell.SceneDescriptor;

/** What the program finds: how the rook is written, and its tab. */
public final class RookScenes implements PluginSceneProvider, SetupFormatProvider {
    @Override
    public List<SceneSetupFormat<?>> formats() {
        return List.of(RookFormat.FORMAT);
    }

    @Override
    public List<SceneDescriptor<?>> scenes() {
        return List.of(new SceneDescriptor<>(
                        SceneKind.of(RookFormat.WORD).orElseThrow(),
                        "Rook",
                        RookSetup.class,
                        _ -> new RookSetup(WrittenBoard.usual(), 0),
                        (_, _) -> new RookScene())
                .picturedBy("#" + RookScene.PICTURE));
    }
}
