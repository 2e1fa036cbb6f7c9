package knightschool.ui.glossary;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.scroll.SelectedRowRevealer;

/** The list of terms on the left, below a search field. */
final class GlossaryTermList {
    private static final int ROWS_ABOVE = 4;

    private final GlossaryPageModel model;
    private final ObservableValue<CycleTerminology> terminology;
    private final TextField field = NodeStyle.named(new TextField(), "glossary-search");
    private final ListView<GlossaryTerm> list = NodeStyle.named(new ListView<>(), "glossary-list");
    private final SelectedRowRevealer selected = new SelectedRowRevealer(list, ROWS_ABOVE);
    private final Label count = LabelFactory.of("", "muted");
    private final VBox box;
    private boolean following;

    GlossaryTermList(GlossaryPageModel model, ObservableValue<CycleTerminology> terminology) {
        this.model = model;
        this.terminology = terminology;
        field.setPromptText(GlossaryWords.SEARCH);
        field.setAccessibleText(GlossaryWords.SEARCH);
        field.textProperty().bindBidirectional(model.searchProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::inField);
        Label nothing = new Label(GlossaryWords.NOTHING);
        nothing.setWrapText(true);
        // Without a search the list is empty only until the glossary is read.
        nothing.visibleProperty().bind(model.searchProperty().isNotEmpty());
        list.setPlaceholder(nothing);
        list.setCellFactory(_ -> new WordCell());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::onList);
        list.getSelectionModel().selectedItemProperty().addListener((_, _, now) -> choose(now));
        list.heightProperty().addListener(_ -> selected.reveal());
        VBox.setVgrow(list, Priority.ALWAYS);
        box = NodeStyle.of(new VBox(field, list, count), "glossary-words");
        model.listedProperty().addListener(_ -> fill());
        model.explainedProperty().addListener(_ -> select());
        fill();
    }

    private final class WordCell extends ListCell<GlossaryTerm> {
        @Override
        protected void updateItem(GlossaryTerm term, boolean empty) {
            super.updateItem(term, empty);
            setText(empty || term == null ? null : term.name(terminology.getValue()));
        }
    }

    /** Handles keys in the search field, where the arrow keys move in the list. */
    private void inField(KeyEvent key) {
        if (key.getCode() == KeyCode.DOWN || key.getCode() == KeyCode.UP) {
            model.move(key.getCode() == KeyCode.DOWN ? 1 : -1);
            key.consume();
        }
    }

    /** Passes Esc, which a list would consume, on to the page; a letter begins another search. */
    private void onList(KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE) {
            key.consume();
            box.fireEvent(key.copyFor(box, box));
        } else if (isWriting(key)) {
            key.consume();
            focus();
        }
    }

    private static boolean isWriting(KeyEvent key) {
        KeyCode code = key.getCode();
        return (code.isLetterKey() || code.isDigitKey() || key.getText().chars().anyMatch(Character::isLetter))
                && !key.isShortcutDown()
                && !key.isAltDown()
                && !key.isMetaDown();
    }

    private void choose(GlossaryTerm term) {
        if (!following && term != null) {
            model.choose(term);
        }
    }

    private void fill() {
        following = true;
        list.getItems().setAll(model.listedProperty().get());
        boolean isUnread =
                list.getItems().isEmpty() && model.searchProperty().get().isEmpty();
        count.setText(isUnread ? "" : GlossaryWords.count(list.getItems().size()));
        following = false;
        select();
    }

    private void select() {
        following = true;
        list.getSelectionModel().clearSelection();
        model.explainedProperty().get().filter(list.getItems()::contains).ifPresent(term -> {
            list.getSelectionModel().select(term);
            selected.reveal();
        });
        following = false;
    }

    Node node() {
        return box;
    }

    /** Returns whether the explained term is in view. */
    boolean isSettled() {
        return selected.isSettled();
    }

    void focus() {
        field.requestFocus();
        field.selectAll();
    }
}
