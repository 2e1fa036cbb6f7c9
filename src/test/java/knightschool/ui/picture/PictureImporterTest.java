package knightschool.ui.picture;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.layout.Region;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a person is asked where pictures come in, and in which order. */
@ExtendWith(OnScreen.class)
class PictureImporterTest {
    private final FixedAnswers answers = new FixedAnswers();
    private MainWindow window;
    private PictureImporter door;

    @BeforeEach
    void open() {
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            window.show(BuiltInSceneKinds.PLAY);
            door = door(ScenePlacement.WINDOW);
            return true;
        });
        read(door);
    }

    private static void read(PictureImporter importer) {
        onFx(() -> {
            importer.open(new NamedPicture("board.png", PlainPicture.of("K...\n...#\n....\n")));
            return true;
        });
        untilShown("the picture is read", importer::isSettled);
    }

    private PictureImporter door(ScenePlacement form) {
        return door(form, BuiltInSceneKinds.PLAY);
    }

    private PictureImporter door(ScenePlacement form, SceneKind kind) {
        PictureImporter.Host host = new PictureImporter.Host(new Region(), () -> {}, (_, taken) -> taken.run());
        return new PictureImporter(window, form, kind, host, answers);
    }

    @AfterEach
    void close() {
        onFx(() -> {
            door.close();
            window.close();
            return true;
        });
    }

    private void run(String command) {
        onFx(() -> {
            Command.named(door.commands(List.of()), command).run();
            return true;
        });
    }

    private void answer(String words) {
        onFx(() -> {
            window.scene().getRoot().lookupAll("#question .button").stream()
                    .map(Button.class::cast)
                    .filter(button -> button.getText().equals(words))
                    .findFirst()
                    .orElseThrow()
                    .fire();
            return true;
        });
    }

    private void correct() {
        Node canvas = onFx(() -> door.node().lookup("#picture-canvas"));
        onFx(() -> {
            canvas.resize(400, 300);
            PictureScreen.click((PictureCorrectionCanvas) canvas, ((PictureCorrectionCanvas) canvas).centre(7));
            return true;
        });
    }

    @Test
    void aFileIsAskedForAtOnceWhereNothingIsCorrected() {
        run(PictureImporter.OPEN);
        assertEquals(1, answers.opening.size());
    }

    @Test
    void aFileIsAskedForOnlyOnceCorrectionsAreGivenUp() {
        correct();
        run(PictureImporter.OPEN);
        answer(PictureCorrectionWords.KEEP_CORRECTING);
        assertEquals(List.of(), answers.opening);
        run(PictureImporter.OPEN);
        answer(PictureCorrectionWords.GIVE_UP);
        assertEquals(1, answers.opening.size());
        assertTrue(onFx(door::corrected).isPresent(), "no other picture was chosen");
    }

    @Test
    void openingLeadsBackToAPictureThatIsPutAside() {
        correct();
        run(PictureCorrectionCommands.BACK);
        run(PictureImporter.OPEN);
        assertEquals(List.of(), answers.opening);
        assertTrue(onFx(() -> door.node().lookup("#picture-canvas")) != null);
    }

    /** The editor has longer boards than the game, and experiments have shorter ones. */
    @Test
    void sidesOfABoardGoAsFarAsThoseOfTheSceneThatReceivesIt() {
        for (SceneKind kind : List.of(BuiltInSceneKinds.PLAY, BuiltInSceneKinds.EDITOR, BuiltInSceneKinds.EXPERIMENT)) {
            PictureImporter importer = onFx(() -> door(ScenePlacement.WINDOW, kind));
            read(importer);
            for (String side : List.of("#picture-columns", "#picture-rows")) {
                Spinner<?> squares = onFx(() -> (Spinner<?>) importer.node().lookup(side));
                assertEquals(
                        kind.longestSide(),
                        ((SpinnerValueFactory.IntegerSpinnerValueFactory) squares.getValueFactory()).getMax(),
                        () -> side + " of " + kind.word());
            }
            onFx(() -> {
                importer.close();
                return true;
            });
        }
    }

    @Test
    void besideASlideNoPictureComesIn() {
        onFx(() -> {
            PictureImporter beside = door(ScenePlacement.SLIDE);
            assertEquals(List.of(), beside.commands(List.of()));
            beside.close();
            return true;
        });
    }
}
