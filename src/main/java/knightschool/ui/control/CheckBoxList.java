package knightschool.ui.control;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/**
 * A list of check boxes, which scrolls if it is long.
 *
 * @param <T> the type of the listed items
 */
public final class CheckBoxList<T> {
    /**
     * The greatest height, in pixels: half of a card in the smallest window, which leaves room for the text and
     * buttons.
     */
    private static final double HIGHEST = 320;

    private static final double WIDEST = 540;

    /** The padding for the focus ring of a check box, in pixels. Without it the ring would be clipped. */
    private static final double RING = 5;

    private final Function<T, String> name;
    private final List<T> things = new ArrayList<>();
    private final List<CheckBox> boxes = new ArrayList<>();
    private final VBox column = new VBox(8);
    private final ScrollPane scroll = NodeStyle.named(new WrappedScrollPane(column), "check-list", "check-list");
    private Runnable changed = () -> {};

    /** A scroll pane as high as its content at its width: texts of the content that wrap need more height. */
    private static final class WrappedScrollPane extends ScrollPane {
        WrappedScrollPane(Node content) {
            super(content);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            Insets around = getInsets();
            double room = width < 0 ? -1 : width - around.getLeft() - around.getRight();
            return around.getTop() + getContent().prefHeight(room) + around.getBottom();
        }
    }

    /** @param name returns the text of an item */
    public CheckBoxList(Function<T, String> name) {
        this.name = name;
        column.setPadding(new Insets(RING));
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMaxHeight(HIGHEST);
    }

    public Node node() {
        return scroll;
    }

    /**
     * Sets the listener, in place of the previous one.
     *
     * @param listener called when the list or the selection changes
     */
    public void onChanged(Runnable listener) {
        changed = listener;
    }

    /**
     * Replaces the listed items.
     *
     * @param isChosen whether an item is selected at first
     */
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

    /** The selected items, in the order of the list. */
    public List<T> selectedItems() {
        return where(true);
    }

    /** The items that are not selected, in the order of the list. */
    public List<T> unselectedItems() {
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
