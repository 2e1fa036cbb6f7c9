package knightschool.ui.lesson.quiz;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A sentence with a blank: a field to type in, or the word that was picked below. */
final class BlankSentence {
    private static final String BLANK = "___";
    private static final int COLUMNS = 8;
    private static final String EMPTY = "        ";

    private final QuizModel model;
    private final TextFlow flow = new TextFlow();

    BlankSentence(QuizModel model) {
        this.model = model;
        String ask = model.quiz().ask();
        int at = Math.max(0, ask.indexOf(BLANK));
        int behind = Math.min(ask.length(), at + BLANK.length());
        flow.getStyleClass().add("ask-flow");
        flow.getChildren()
                .setAll(
                        words(ask.substring(0, at)),
                        model.quiz().answers().isEmpty() ? field() : picked(),
                        words(ask.substring(behind)));
    }

    Node node() {
        return flow;
    }

    private static Text words(String words) {
        Text text = new Text(words);
        text.getStyleClass().addAll("text", "strong");
        return text;
    }

    private Node field() {
        TextField field = new TextField();
        field.setId("blank");
        field.setPrefColumnCount(COLUMNS);
        field.textProperty().bindBidirectional(model.writtenProperty());
        field.setOnAction(_ -> model.check());
        return field;
    }

    private Node picked() {
        Label word = new Label();
        word.setId("blank");
        word.getStyleClass().add("blank");
        word.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> model.chosen().isEmpty() ? EMPTY : model.chosen().getFirst(), model.chosen()));
        return word;
    }
}
