package knightschool.ui.control;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ChoiceBox;
import javafx.util.StringConverter;

/** Converts the values of a choice box to words; the reverse is not supported. */
public final class ChoiceBoxConverter<T> extends StringConverter<T> {
    private final ChoiceBox<T> choice;
    private final Function<T, String> words;

    /** Creates a converter for the values of a choice box, even if these change later. */
    public ChoiceBoxConverter(ChoiceBox<T> choice, Function<T, String> words) {
        this.choice = choice;
        this.words = words;
    }

    /** Sets the values of a choice box, each shown by its words. */
    public static <T> void offer(ChoiceBox<T> choice, List<T> values, Function<T, String> words) {
        choice.getItems().setAll(values);
        choice.setConverter(new ChoiceBoxConverter<>(choice, words));
    }

    @Override
    public String toString(T value) {
        return value == null ? "" : words.apply(value);
    }

    @Override
    public T fromString(String text) {
        return choice.getItems().stream()
                .filter(value -> words.apply(value).equals(text))
                .findFirst()
                .orElse(choice.getValue());
    }
}
