package knightschool.ui.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.setup.BoardSource;
import knightschool.setup.Control;
import knightschool.setup.Controls;
import knightschool.setup.SceneKind;
import knightschool.setup.Show;
import knightschool.setup.WalkSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WalkSceneTest {
    private static final List<Controls> CONTROLS = List.of(Controls.NONE, Controls.of(Control.BUTTONS), Controls.of());

    @ParameterizedTest
    @EnumSource(SceneForm.class)
    void nowIsWhatWasOpened(SceneForm form) {
        Random random = new Random(3);
        MainWindow window = Toolkit.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
        OpenScene<?> scene = Toolkit.call(() -> SceneRegistry.all().open(setup(random), form, window));
        for (int i = 0; i < 100; i++) {
            WalkSetup setup = setup(random);
            Toolkit.run(() -> scene.open(setup));
            assertEquals(setup, Toolkit.call(() -> scene.scene().now()));
        }
        Toolkit.run(scene.scene()::close);
    }

    @Test
    void walkIsAlsoAPageOfItsOwnWithoutATab() {
        WalkSetup setup = setup(new Random(4));
        MainWindow window = Toolkit.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
        Toolkit.run(() -> window.open(setup));
        assertEquals(setup, Toolkit.call(() -> window.now().orElseThrow()));
        Toolkit.run(() -> window.show(SceneKind.COMPARE));
        Toolkit.run(window::close);
    }

    private static WalkSetup setup(Random random) {
        Board board = board(random);
        return new WalkSetup(
                BoardSource.of(board),
                squares(random, board),
                random.nextBoolean() ? Set.of(Show.HINTS) : Set.of(),
                CONTROLS.get(random.nextInt(CONTROLS.size())));
    }

    private static Board board(Random random) {
        Board board = Board.full(1 + random.nextInt(9), 1 + random.nextInt(9));
        return board.squares() > 1 ? board.withHole(random.nextInt(board.squares()), true) : board;
    }

    private static List<Integer> squares(Random random, Board board) {
        return Stream.generate(() -> random.nextInt(board.squares()))
                .limit(random.nextInt(5))
                .toList();
    }
}
