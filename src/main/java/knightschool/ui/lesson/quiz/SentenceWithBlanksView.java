package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.TextFieldUndoKeys;

/** A sentence with blanks: fields to type in, or the words picked below, in the order of picking. */
final class SentenceWithBlanksView {
    private static final String BETWEEN = "|";
    private static final int COLUMNS = 8;
    private static final String EMPTY = "        ";

    private final QuizModel model;
    private final QuizTextResolver prose;
    private final TextFlow flow = NodeStyle.of(new TextFlow(), "ask-flow");
    private final List<TextField> fields;

    SentenceWithBlanksView(QuizModel model, QuizTextResolver prose) {
        this.model = model;
        this.prose = prose;
        List<String> pieces = model.quiz().pieces();
        fields = model.quiz().answers().isEmpty()
                ? IntStream.range(1, pieces.size()).mapToObj(this::field).toList()
                : List.of();
        flow.getChildren().add(words(pieces.getFirst()));
        for (int i = 1; i < pieces.size(); i++) {
            flow.getChildren().addAll(fields.isEmpty() ? picked(i) : fields.get(i - 1), words(pieces.get(i)));
        }
        follow();
    }

    Node node() {
        return flow;
    }

    private Text words(String words) {
        Text text = NodeStyle.of(new Text(), "text", "prose", "strong");
        text.textProperty().bind(prose.words(words));
        return text;
    }

    /** Returns the id of a blank; the first of several has the same id as a single one. */
    private static String id(int number) {
        return number == 1 ? "blank" : "blank-" + number;
    }

    private TextField field(int number) {
        TextField field = NodeStyle.named(new TextField(), id(number));
        field.setPrefColumnCount(COLUMNS);
        field.setOnAction(_ -> model.check());
        TextFieldUndoKeys.onStep(field, model::isAtGivenText, model::judgeGivenAgain);
        return field;
    }

    /** Keeps the fields and the written answer in step; several fields are stored separated by bars. */
    private void follow() {
        if (fields.size() == 1) {
            fields.getFirst().textProperty().bindBidirectional(model.writtenProperty());
            return;
        }
        model.writtenProperty().addListener(_ -> fill());
        fill();
        fields.forEach(field -> field.textProperty().addListener(_ -> write()));
    }

    private void write() {
        String written = fields.stream()
                .map(field -> field.getText().replace(BETWEEN, ""))
                .collect(Collectors.joining(BETWEEN));
        model.writtenProperty().set(written.length() < fields.size() ? "" : written);
    }

    private void fill() {
        String[] parts = model.writtenProperty().get().split("\\|", -1);
        for (int i = 0; i < fields.size(); i++) {
            String part = i < parts.length ? parts[i] : "";
            if (!fields.get(i).getText().equals(part)) {
                fields.get(i).setText(part);
            }
        }
    }

    private Node picked(int number) {
        Label word = NodeStyle.named(LabelFactory.of("", "blank"), id(number));
        word.textProperty()
                .bind(prose.words(Bindings.createStringBinding(
                        () -> model.chosenAnswers().size() < number
                                ? EMPTY
                                : model.chosenAnswers().get(number - 1),
                        model.chosenAnswers())));
        return word;
    }
}
