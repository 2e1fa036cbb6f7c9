package knightschool.ui.session;

import static knightschool.Eventually.onFx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.Neighbour;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A window that is to close with three documents that are in no file. */
abstract class CloseConfirmationJourney {
    private static final CompareSetup FIRST = CompareSetup.of(Board.full(8, 8));

    private final Neighbour<CompareSetup> scene = Neighbour.of(new SceneDescriptor<>(
            BuiltInSceneKinds.COMPARE, "Compare", CompareSetup.class, _ -> FIRST, (_, _) -> null));
    final List<String> unsaved = new ArrayList<>(List.of("one", "two", "three"));
    final List<String> done = new ArrayList<>();

    /** What cannot even be tried to save. */
    final List<String> broken = new ArrayList<>();

    /** Who waits until something is saved or not. */
    final Map<String, Consumer<Boolean>> waiting = new HashMap<>();

    MainWindow window;
    private ShownWindow shown;
    CloseConfirmation closing;

    @BeforeEach
    void open() {
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), scene.in(SceneRegistry.all()));
            window.show(BuiltInSceneKinds.COMPARE);
            closing = new CloseConfirmation(window, List::of);
            shown = new ShownWindow(window);
            return true;
        });
        request();
    }

    @AfterEach
    void close() {
        shown.close();
    }

    final void request() {
        onFx(() -> {
            list();
            closing.request(() -> done.add("closed"));
            return true;
        });
    }

    final void list() {
        scene.hasUnsaved(unsaved.stream()
                .map(name -> new UnsavedDocument(name, name, then -> {
                    done.add("save " + name);
                    if (broken.contains(name)) {
                        throw new IllegalStateException("broken on purpose");
                    }
                    waiting.put(name, then);
                }))
                .toList());
    }

    final List<CheckBox> boxes() {
        return onFx(() -> window.scene().getRoot().lookupAll("#closing .check-box").stream()
                .map(CheckBox.class::cast)
                .toList());
    }

    final Button button(String id) {
        return onFx(() -> (Button) window.scene().lookup("#" + id));
    }

    final void fireCancel() {
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
    }
}
