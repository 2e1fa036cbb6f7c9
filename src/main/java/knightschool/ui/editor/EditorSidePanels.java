package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import knightschool.ui.command.Command;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.hunt.SmallestBoardHuntModel;
import knightschool.ui.editor.hunt.SmallestBoardHuntPanel;
import knightschool.ui.editor.isomorphism.SameGraphPanel;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.pattern.BoardGeneratorModel;
import knightschool.ui.editor.pattern.BoardGeneratorPanel;
import knightschool.ui.shell.SceneHost;

/**
 * The columns that can take the place of the facts about the board: the patterns, the hunt, and the comparison with the
 * graph of another board. At most one is open.
 */
final class EditorSidePanels implements AutoCloseable {
    private final BoardGeneratorModel patterns;
    private final SmallestBoardHuntModel hunt;
    private final Consumer<Optional<Node>> show;
    private final Node patternPanel;
    private final Node huntPanel;
    private final SameGraphPanel sameGraph;
    private final SimpleBooleanProperty visible = new SimpleBooleanProperty(this, "shown");
    private final Command close;
    private Optional<Node> open = Optional.empty();

    /**
     * @param files asks for the file of another board
     * @param show shows a column in place of the facts, or the facts if empty
     */
    EditorSidePanels(SceneHost shell, BoardEditorModel model, BoardFiles files, Consumer<Optional<Node>> show) {
        this.show = show;
        patterns = new BoardGeneratorModel(model, shell.messages()::refuse, Platform::runLater);
        hunt = new SmallestBoardHuntModel(model, Platform::runLater);
        close = Command.of("editor.close-panel", this::hide).when(visible);
        patternPanel = new BoardGeneratorPanel(patterns, close).node();
        huntPanel = new SmallestBoardHuntPanel(hunt, close).node();
        sameGraph = new SameGraphPanel(model, shell.recentFiles(), files::choose, close);
        model.boards().frontProperty().addListener(_ -> hide(sameGraph.node()));
    }

    void togglePatterns() {
        toggle(patternPanel);
    }

    void toggleHunt() {
        toggle(huntPanel);
    }

    private void toggleSameGraph() {
        toggle(sameGraph.node());
    }

    /** Returns the commands that open the columns, and the command that returns to the facts. */
    List<Command> commands() {
        return List.of(
                close,
                Command.of(EditorCommands.PATTERNS, this::togglePatterns),
                Command.of(EditorCommands.HUNT, this::toggleHunt),
                Command.of(EditorCommands.SAME_GRAPH, this::toggleSameGraph));
    }

    private void toggle(Node panel) {
        open = open.equals(Optional.of(panel)) ? Optional.empty() : Optional.of(panel);
        visible.set(open.isPresent());
        hunt.openProperty().set(open.equals(Optional.of(huntPanel)));
        show.accept(open);
    }

    private void hide() {
        open.ifPresent(this::toggle);
    }

    /** Closes a panel if it is open, for a comparison whose answer was about another board. */
    private void hide(Node panel) {
        open.filter(panel::equals).ifPresent(this::toggle);
    }

    /** Returns whether no comparison is in progress. */
    boolean isSettled() {
        return !sameGraph.isUnderWay();
    }

    @Override
    public void close() {
        sameGraph.close();
        patterns.close();
        hunt.close();
    }
}
