package knightschool.toy;

import java.util.List;
import knightschool.setup.SceneKind;
import knightschool.setup.SetupFormat;
import knightschool.setup.SetupFormatProvider;
import knightschool.setup.source.BoardSource;
import knightschool.ui.shell.SceneProvider;
import knightschool.ui.shell.SceneType;

/** What the program finds: how the rook is written, and its tab. */
public final class RookScenes implements SceneProvider, SetupFormatProvider {
    @Override
    public List<SetupFormat<?>> formats() {
        return List.of(RookFormat.FORMAT);
    }

    @Override
    public List<SceneType<?>> scenes() {
        return List.of(new SceneType<>(
                SceneKind.named(RookFormat.WORD),
                "Rook",
                RookSetup.class,
                _ -> new RookSetup(BoardSource.usual(), 0),
                (_, _) -> new RookScene()));
    }
}
