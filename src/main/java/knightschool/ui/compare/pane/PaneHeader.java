package knightschool.ui.compare.pane;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Skin;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.algorithm.Algorithm;
import knightschool.text.NumberFormatter;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.command.Command;
import knightschool.ui.command.IconButtonFactory;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.theme.ImmediatePseudoClassUpdater;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The header of a pane: algorithm, options, number of visited squares and, once the search has ended, an icon for its
 * outcome. Parts are left out where there is no room.
 */
final class PaneHeader extends HBox {
    private static final double MARKER = 22;
    private static final double SMALL_MARKER = 16;

    /** Set while the names of the visible panes are in the smallest type. */
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    /** Set while they also have small markers and no arrows, so that they fit even the narrowest panes. */
    private static final PseudoClass TIGHTEST = PseudoClass.getPseudoClass("tightest");

    /** The states of a pane by which the style sheets choose the type and the gaps of its header. */
    private static final List<PseudoClass> PANE_STATES = Stream.of("small", "narrow", "large", "slide")
            .map(PseudoClass::getPseudoClass)
            .toList();

    /** The least width of the options, in pixels: less would break them within a word. */
    private static final double LEAST_OPTIONS = 92;

    /** The width of options in two lines as a fraction of their width in one: lines break between words. */
    private static final double TWO_LINES = 0.55;

    /**
     * The width, in pixels, below which the buttons are small and replace the number of squares. This holds for every
     * narrower pane, so that neighbouring panes look alike.
     */
    private static final double WIDE_ENOUGH_FOR_ALL = 330;

    private static final PseudoClass CLOSE = PseudoClass.getPseudoClass("close");

    private final Labeled title;
    private final boolean twin;
    private final FontIcon sign = TwinPaneIconFactory.make();
    private final Label options = NodeStyle.of(new Label(), "muted", "pane-options");
    private final FontIcon ended = NodeStyle.of(new FontIcon(), "ended-icon");
    private final Label depth = NodeStyle.of(new Label(), "strong", "depth");
    private final Label squares = NodeStyle.of(new Label(), "muted", "depth-of");
    private final HBox buttons = NodeStyle.of(new HBox(), "pane-buttons");
    private boolean over;
    private NameWidths measured = new NameWidths(null, List.of(), Map.of());
    private final Region marker;
    private final Region smallMarker;
    private NameSize size = NameSize.USUAL;

    /** The sizes of a name, from the widest. */
    private enum NameSize {
        USUAL,
        TIGHT,
        TIGHTEST
    }

    /** The headers beside this one, with this one: their buttons are shown together or not at all. */
    private Supplier<List<PaneHeader>> neighbours = () -> List.of(this);

    /**
     * @param actions the actions on the pane; empty if panes cannot be changed
     * @param home returns the keyboard focus to the scene
     */
    PaneHeader(PaneIdentity pane, Optional<PaneActions> actions, Runnable home) {
        Algorithm algorithm = pane.solver().algorithm();
        getStyleClass().add("pane-header");
        setAlignment(Pos.BASELINE_LEFT);
        title = actions.<Labeled>map(own -> new AlgorithmMenu(pane, own)).orElseGet(Label::new);
        title.setText(algorithm.title());
        marker = AlgorithmMarkers.marker(pane.look(), MARKER);
        smallMarker = AlgorithmMarkers.marker(pane.look(), SMALL_MARKER);
        title.setGraphic(marker);
        title.getStyleClass().addAll("strong", "pane-title");
        title.setTooltip(new Tooltip(PaneWords.algorithmHelp(pane.solver(), actions.isPresent())));
        options.setText(pane.options());
        options.setWrapText(true);
        options.setTooltip(new Tooltip(pane.title()));
        boolean chosen = !options.getText().isEmpty();
        options.setManaged(chosen);
        twin = pane.isTwin();
        sign.setVisible(twin);
        sign.managedProperty().bind(sign.visibleProperty());
        Region space = SpacerFactory.across();
        ended.managedProperty().bind(ended.visibleProperty());
        squares.managedProperty().bind(squares.visibleProperty());
        depth.setMinWidth(USE_PREF_SIZE);
        squares.setMinWidth(USE_PREF_SIZE);
        buttons.setMinWidth(USE_PREF_SIZE);
        actions.map(PaneActions::place).filter(own -> !own.isAlone()).ifPresent(own -> {
            Feather sign = own.isEnlarged() ? Feather.MINIMIZE_2 : Feather.MAXIMIZE_2;
            buttons.getChildren()
                    .setAll(
                            button(pane.id("enlarge"), own.enlarge(), sign, home),
                            button(pane.id("close"), own.close(), Feather.X, home));
        });
        buttons.setManaged(!buttons.getChildren().isEmpty());
        getChildren().setAll(title, sign, options, space, ended, depth, squares, buttons);
    }

    /** Sets the headers of all visible panes, whose buttons are shown together or not at all. */
    void setNeighbours(Supplier<List<PaneHeader>> visible) {
        neighbours = visible;
    }

    /** Returns whether a node belongs to this header and is none of its buttons. */
    boolean isHandle(Node node) {
        return NodeContainment.isInside(node, this) && !NodeContainment.isInside(node, buttons);
    }

    /** Opens the menu of the algorithm, if panes can be changed. */
    void showMenu() {
        if (title instanceof AlgorithmMenu menu) {
            menu.show();
        }
    }

    /** Closes the menu of the algorithm, if it is open. */
    void hideMenu() {
        if (title instanceof AlgorithmMenu menu) {
            menu.hide();
        }
    }

    private static Button button(String id, Command command, Feather sign, Runnable home) {
        Button button = NodeStyle.named(IconButtonFactory.of(command, new FontIcon(sign), home), id);
        button.getStyleClass().setAll("button", "pane-button");
        button.setFocusTraversable(false);
        return button;
    }

    /** Shows no number as long as no frame is known. */
    void await() {
        showDepth(CountersView.NOT_APPLICABLE);
    }

    /** A text of another width may leave the buttons of the neighbours too little room, or enough again. */
    private void showDepth(String text) {
        double before = depth.prefWidth(-1);
        depth.setText(text);
        if (depth.prefWidth(-1) != before) {
            neighbours.get().forEach(PaneHeader::requestLayout);
        }
    }

    /**
     * Shows a frame.
     *
     * @param end the outcome of the search; empty while it goes on
     */
    void show(SearchSnapshot frame, Optional<OutcomeWords> end) {
        showDepth(NumberFormatter.grouped(frame.counters().depth()));
        squares.setText("/ " + NumberFormatter.grouped(frame.board().playableCount()));
        end.ifPresent(words -> ended.setIconCode(words.icon()));
        if (over != end.isPresent()) {
            over = end.isPresent();
            requestLayout();
        }
    }

    /**
     * Leaves out what is shown elsewhere too until the rest fits, in this order: a narrow pane has no icon of a twin;
     * the name becomes smaller, and the options take a second line; then the number of squares is left out, which the
     * board shows; then the icon for the outcome, which also stands below the board; then the buttons of all panes,
     * whose commands are also in the menu.
     */
    @Override
    protected void layoutChildren() {
        chooseLetters();
        keepWholeName();
        boolean narrow = getWidth() < WIDE_ENOUGH_FOR_ALL;
        ImmediatePseudoClassUpdater.set(buttons, Map.of(CLOSE, narrow));
        sign.setVisible(twin && !narrow);
        boolean none = buttons.getChildren().isEmpty();
        double pressed = none ? 0 : buttonsWidth() + getSpacing();
        showButtons(!none
                && fits(pressed)
                && neighbours.get().stream().allMatch(pane -> pane.hasRoom(size, getWidth(), getHeight(), pressed)));
        double usedWidth = buttons.isVisible() ? pressed : 0;
        double mark = over ? ended.prefWidth(-1) + getSpacing() : 0;
        ended.setVisible(over && fits(usedWidth + mark));
        usedWidth += ended.isVisible() ? mark : 0;
        squares.setVisible((none || !narrow) && fits(usedWidth + squares.prefWidth(-1) + getSpacing()));
        super.layoutChildren();
        placeLongOptions();
    }

    /**
     * Gives options that are too long for one line all the height of the header: on the line of the name there is no
     * room for a second one below. The menu and the tooltip have the words for which two lines have no room.
     */
    private void placeLongOptions() {
        double width = options.getWidth();
        if (!options.isManaged() || options.prefWidth(-1) <= width) {
            return;
        }
        double room = getHeight() - getInsets().getTop();
        double high = Math.min(options.prefHeight(width), room);
        double top = getInsets().getTop() + Math.floor((room - high) / 2);
        options.resizeRelocate(options.getLayoutX(), top, width, high);
    }

    /** Lets the options give way to the name, unless the name does not even fit without them. */
    private void keepWholeName() {
        double least = snapSizeX(title.prefWidth(-1)) + snapSizeX(depth.prefWidth(-1)) + 3 * getSpacing();
        title.setMinWidth(options.isManaged() && least <= getWidth() ? USE_PREF_SIZE : USE_COMPUTED_SIZE);
    }

    /**
     * Shows or hides the buttons. Hidden ones take no width, but keep the baseline: the names of panes beside each
     * other are at the same height.
     */
    private void showButtons(boolean visible) {
        buttons.setVisible(visible);
        buttons.setPrefWidth(visible ? USE_COMPUTED_SIZE : 0);
        Insets margin = visible ? Insets.EMPTY : new Insets(0, 0, 0, -getSpacing());
        // An equal one would ask for another layout too.
        if (!margin.equals(HBox.getMargin(buttons))) {
            HBox.setMargin(buttons, margin);
        }
    }

    /** Returns the width of the buttons if they are shown, in pixels. */
    private double buttonsWidth() {
        double gaps = buttons.getSpacing() * (buttons.getChildren().size() - 1);
        return snapSizeX(buttons.getChildren().stream()
                        .mapToDouble(button -> button.prefWidth(-1))
                        .sum()
                + gaps
                + buttons.getInsets().getLeft()
                + buttons.getInsets().getRight());
    }

    /** Chooses the size of the name, which is the same in all visible panes. */
    private void chooseLetters() {
        NameSize now = commonSize(getWidth());
        if (now != size) {
            size = now;
            apply(now);
        }
    }

    private void apply(NameSize now) {
        ImmediatePseudoClassUpdater.set(
                title, Map.of(TIGHT, now != NameSize.USUAL, TIGHTEST, now == NameSize.TIGHTEST));
        title.setGraphic(now == NameSize.TIGHTEST ? smallMarker : marker);
    }

    /** Returns the size in which each of the visible panes has room for its name in a header of the given width. */
    private NameSize commonSize(double width) {
        return neighbours.get().stream()
                .map(pane -> pane.ownSize(width))
                .max(Comparator.naturalOrder())
                .orElse(NameSize.USUAL);
    }

    private NameSize ownSize(double width) {
        double free = width - snapSizeX(depth.prefWidth(-1)) - 2 * getSpacing();
        return options.isManaged() || nameWidth(NameSize.USUAL) <= free
                ? NameSize.USUAL
                : nameWidth(NameSize.TIGHT) <= free ? NameSize.TIGHT : NameSize.TIGHTEST;
    }

    /** Returns the width of the name in a size, with its marker and its arrow, in pixels. */
    private double nameWidth(NameSize nameSize) {
        Set<PseudoClass> states = getParent().getPseudoClassStates();
        List<PseudoClass> now = PANE_STATES.stream().filter(states::contains).toList();
        if (measured.widths().isEmpty()
                || measured.skin() != title.getSkin()
                || !measured.states().equals(now)) {
            measured = new NameWidths(title.getSkin(), now, measure());
        }
        return measured.widths().get(nameSize);
    }

    /** Shows the name in each size, since the style sheets alone know the type and the gaps of each. */
    private Map<NameSize, Double> measure() {
        Map<NameSize, Double> widths = new EnumMap<>(NameSize.class);
        for (NameSize each : NameSize.values()) {
            apply(each);
            widths.put(each, snapSizeX(title.prefWidth(-1)));
        }
        apply(size);
        return widths;
    }

    /**
     * The widths of the name, which are kept, since at every step each header asks for those of its neighbours, and to
     * measure them requests another layout.
     *
     * @param skin the skin that was measured; null before there is one
     * @param states those of {@link #PANE_STATES} that the pane had
     * @param widths the widths in pixels
     */
    private record NameWidths(Skin<?> skin, List<PseudoClass> states, Map<NameSize, Double> widths) {}

    /**
     * Returns whether the given number of pixels is free beside the name, the options and the depth in a header of the
     * given size, which this one may not have yet.
     *
     * @param letters the size of the name
     */
    private boolean hasRoom(NameSize letters, double width, double height, double more) {
        boolean signed = twin && width >= WIDE_ENOUGH_FOR_ALL;
        return hasRoom(width - nameWidth(letters) - (signed ? sign.prefWidth(-1) + getSpacing() : 0) - more, height);
    }

    /**
     * Returns whether the given number of pixels is free beside the name, the options and the depth, whatever else is
     * shown now.
     */
    private boolean fits(double more) {
        double signed = sign.isVisible() ? sign.prefWidth(-1) + getSpacing() : 0;
        return hasRoom(getWidth() - snapSizeX(title.prefWidth(-1)) - signed - more, getHeight());
    }

    /** Returns whether the options and the depth fit a width, in a header of the given height. */
    private boolean hasRoom(double width, double height) {
        double free = width - snapSizeX(depth.prefWidth(-1)) - getSpacing() * (options.isManaged() ? 3 : 2);
        double fullWidth = options.isManaged() ? options.prefWidth(-1) : 0;
        return free >= fullWidth
                || free >= Math.max(LEAST_OPTIONS, TWO_LINES * fullWidth) && takesTwoLines(free, height);
    }

    private boolean takesTwoLines(double width, double height) {
        return getInsets().getTop() + options.prefHeight(width) <= height;
    }
}
