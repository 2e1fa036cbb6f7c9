package knightschool.ui.choice;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.StampedFileContent;
import knightschool.ui.shell.SceneHost;
import org.controlsfx.control.PopOver;

/** The button with the name of the board of a scene, and the card behind it in which another board is chosen. */
public final class BoardChooser {
    private static final String CHOOSE = "board.choose";
    private static final String PALETTE = "window.palette";

    private final SceneHost shell;
    private final Consumer<ChosenProblem> listener;
    private final Button button = new Button();
    private final PopOver popOver = new PopOver();
    private final ProblemChoiceCard card;
    private final Command command;
    private final Command edit;
    private final DocumentFileManager documents;
    private Supplier<Optional<Path>> ask = this::askForFile;
    private ChosenProblem choice;

    /** @param listener receives a choice of the user that can be searched on */
    public BoardChooser(ChosenProblem first, SceneHost shell, Consumer<ChosenProblem> listener) {
        this.shell = shell;
        this.documents = new DocumentFileManager(shell);
        this.listener = listener;
        this.card = new ProblemChoiceCard(first.use(), this::choose, this::open);
        Region arrow = new Region();
        arrow.getStyleClass().add("chooser-arrow");
        button.setGraphic(arrow);
        button.setId("board-chooser");
        button.getStyleClass().add("board-chooser");
        command = Command.of(CHOOSE, this::toggle)
                .called(CommandDefinitions.words(first.use().scene().word(), CHOOSE));
        edit = Command.of("board.to-editor", this::edit);
        button.setTooltip(new Tooltip(command.tooltip()));
        button.setOnAction(_ -> toggle());
        popOver.getStyleClass().add("choice-popover");
        popOver.setContentNode(card);
        popOver.setArrowLocation(PopOver.ArrowLocation.TOP_RIGHT);
        popOver.setDetachable(false);
        popOver.setHeaderAlwaysVisible(false);
        popOver.setAnimated(false);
        card.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        new PopOverRepositioner(popOver, button, shell.settings().textSizeProperty());
        show(first);
    }

    public Node node() {
        return button;
    }

    /** Sets how the user is asked for a file; for tests. */
    public void setAsk(Supplier<Optional<Path>> question) {
        ask = question;
    }

    /** Shows the current choice on the button. */
    public void show(ChosenProblem now) {
        choice = now;
        button.setText(now.title());
        button.setAccessibleText(ProblemChoiceWords.readOut(now.title()));
        card.show(now);
    }

    /** The commands that open or close the card, and that open the board in the editor. */
    public List<Command> commands() {
        return List.of(command, edit);
    }

    /** The command that opens or closes the card. */
    public Command choosing() {
        return command;
    }

    private void edit() {
        try {
            shell.open(choice.edited());
        } catch (InputFault fault) {
            shell.messages().refuse(fault);
        }
    }

    /** Opens or closes the card. */
    public void toggle() {
        if (popOver.isShowing()) {
            popOver.hide();
        } else {
            card.show(choice);
            popOver.show(button);
            // A field that has the focus before it has its skin would lose the theme's ink with the focus.
            card.applyCss();
            card.begin();
        }
    }

    /** Closes the card by the key of the palette, which a field would take for itself. */
    private void press(KeyEvent key) {
        if (CommandDefinitions.hasKey(PALETTE, key)) {
            popOver.hide();
            shell.press(key).ifPresent(shell.messages()::say);
            key.consume();
        }
    }

    private void choose(ChosenProblem next) {
        popOver.hide();
        listener.accept(next);
    }

    private void open() {
        popOver.hide();
        ask.get().ifPresent(this::read);
    }

    private Optional<Path> askForFile() {
        return documents.choose(DocumentTypeDescriptor.BOARD, Optional.empty());
    }

    /** Reads a board file in the background, since a disk may be slow. */
    private void read(Path file) {
        button.setDisable(true);
        documents.read(DocumentTypeDescriptor.BOARD, file, this::accept, this::refused);
    }

    private void accept(StampedFileContent<Board> boardFile) {
        button.setDisable(false);
        listener.accept(ChosenProblem.of(choice.use(), boardFile.value()));
        documents.opened(DocumentTypeDescriptor.BOARD, boardFile);
    }

    private void refused(InputFault fault) {
        button.setDisable(false);
        shell.messages().show(fault);
    }

    /** Closes the card. */
    public void hide() {
        popOver.hide();
    }

    /** Closes the card; files that are still being read are ignored. */
    public void close() {
        documents.close();
        hide();
    }

    /**
     * Keeps a popover at its owner, to which its arrow points. A popover by itself stays where it was opened, even if a
     * larger font size changes its size and moves the owner. Used on the JavaFX thread.
     */
    private static final class PopOverRepositioner {
        private final PopOver popOver;
        private final Node owner;
        private final Runnable placing = this::place;
        private Subscription changes = Subscription.EMPTY;
        private Scene awaited;

        /** @param size changes with the font size of the window */
        public PopOverRepositioner(PopOver popOver, Node owner, ObservableValue<?> size) {
            this.popOver = popOver;
            this.owner = owner;
            // Only while it is open: what changes the size of words lives longer than what is kept here.
            popOver.showingProperty().subscribe(isOpen -> {
                changes.unsubscribe();
                changes = isOpen
                        ? Subscription.combine(
                                size.subscribe((_, _) -> await()),
                                owner.localToSceneTransformProperty().subscribe((_, _) -> await()))
                        : Subscription.EMPTY;
            });
        }

        /** Waits for the next layout of the window, after which the place of the owner is known. */
        private void await() {
            if (awaited == null && owner.getScene() != null) {
                awaited = owner.getScene();
                awaited.addPostLayoutPulseListener(placing);
                awaited.getRoot().requestLayout();
            }
        }

        private void place() {
            awaited.removePostLayoutPulseListener(placing);
            awaited = null;
            // Between the change and its layout the owner may have been taken out of the window.
            if (popOver.isShowing()
                    && owner.getScene() != null
                    && owner.getScene().getWindow() != null) {
                popOver.hide();
                popOver.show(owner);
            }
        }
    }
}
