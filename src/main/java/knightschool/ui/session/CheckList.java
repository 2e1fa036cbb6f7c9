package knightschool.ui.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/**
 * Things with a box each, of which a person chooses some; it scrolls where they are many.
 *
 * @param <T> the things
 */
final class CheckList<T> {
    /** Of a card in the smallest window the half: there is room for its words and buttons. */
    private static final double HIGHEST = 320;

    private static final double WIDEST = 540;

    /** What the ring around a box takes beside it, in pixels: it would be cut off. */
    private static final double RING = 5;

    private final Function<T, String> name;
    private final List<T> things = new ArrayList<>();
    private final List<CheckBox> boxes = new ArrayList<>();
    private final VBox column = new VBox(8);
    private final ScrollPane scroll = new ScrollPane(column);
    private Runnable changed = () -> {};

    /** @param name what each is called */
    public CheckList(Function<T, String> name) {
        this.name = name;
        scroll.getStyleClass().add("check-list");
        scroll.setId("check-list");
        column.setPadding(new Insets(RING));
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMaxHeight(HIGHEST);
    }

    public Node node() {
        return scroll;
    }

    /** @param listener from now on when others are listed or chosen */
    public void onChanged(Runnable listener) {
        changed = listener;
    }

    /** Lists things in place of those before. */
    public void show(List<T> listed, Predicate<T> isChosen) {
        things.clear();
        boxes.clear();
        for (T thing : listed) {
            things.add(thing);
            boxes.add(box(thing, isChosen.test(thing)));
        }
        column.getChildren().setAll(boxes);
        changed.run();
    }

    private CheckBox box(T thing, boolean isChosen) {
        CheckBox box = new CheckBox(name.apply(thing));
        box.setMnemonicParsing(false);
        box.setWrapText(true);
        box.setMaxWidth(WIDEST);
        box.setSelected(isChosen);
        box.selectedProperty().addListener(_ -> changed.run());
        return box;
    }

    /** Those with a tick. */
    public List<T> chosen() {
        return where(true);
    }

    /** Those without one. */
    public List<T> notChosen() {
        return where(false);
    }

    private List<T> where(boolean ticked) {
        return IntStream.range(0, things.size())
                .filter(i -> boxes.get(i).isSelected() == ticked)
                .mapToObj(things::get)
                .toList();
    }

    public boolean isAllChosen() {
        return boxes.stream().allMatch(CheckBox::isSelected);
    }
}
