package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.ui.editor.EditorRoom;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.shell.Shell;

/** The board editor on the board that the slide speaks of. */
final class EditorScene implements LiveScene {
    private final EditorRoom room;

    EditorScene(Shell shell, Setup setup) {
        room = EditorRoom.besideText(shell);
        room.askForClosed(setup.shows(Show.CLOSED));
        room.take(setup.board());
    }

    @Override
    public Node node() {
        return room.node();
    }

    @Override
    public Optional<String> style() {
        return Optional.of("beside-editor");
    }

    @Override
    public boolean handle(KeyEvent key) {
        return room.handle(key);
    }

    @Override
    public List<KeyHelp> keys() {
        return room.keys();
    }

    @Override
    public boolean isSettled() {
        return room.isSettled();
    }

    @Override
    public void left() {
        room.left();
    }

    @Override
    public void close() {
        room.close();
    }
}
