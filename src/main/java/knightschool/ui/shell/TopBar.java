package knightschool.ui.shell;

import java.util.Comparator;
import java.util.List;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import knightschool.setup.SceneKind;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar at the top: back, the tabs, the tools of the scene on screen, help and theme. */
final class TopBar {
    /** The width below which the tabs stand closer together, in pixels at normal text size. */
    private static final double SMALL_WIDTH = 1200;

    private final List<SceneDescriptor<?>> types;
    private final List<Command> commands;
    private final SegmentedControl<SceneKind> tabs;
    private final HBox tools = NodeStyle.of(new HBox(), "scene-tools");
    private final MenuButton menu = menu();
    private final Button theme;
    private final HBox bar;

    TopBar(List<SceneDescriptor<?>> types, List<Command> commands, UserSettings settings) {
        this.types = List.copyOf(types);
        this.commands = List.copyOf(commands);
        this.tabs = SegmentedControl.row(
                kind -> Command.named(this.commands, GlobalCommands.tab(kind)).run());
        this.theme = bare("theme", GlobalCommands.THEME, new FontIcon(Feather.MOON));
        Button back = bare("back", GlobalCommands.BACK, new FontIcon(Feather.ARROW_LEFT));
        this.bar = new IconCollapsingRow(back, tabs, SpacerFactory.across(), tools, menu, legend(), help(), theme);
        fillTabs();
        bar.getStyleClass().add("top-bar");
        tabs.setMinWidth(Region.USE_PREF_SIZE);
        bar.widthProperty()
                .addListener((_, _, now) ->
                        bar.pseudoClassStateChanged(PseudoClasses.SMALL, now.doubleValue() < SMALL_WIDTH));
        settings.themeProperty().addListener((_, _, now) -> offer(now.other()));
        offer(settings.themeProperty().get().other());
    }

    Region node() {
        return bar;
    }

    private void fillTabs() {
        for (SceneDescriptor<?> type : types) {
            ButtonBase tab = tabs.add(type.kind(), "tab-" + type.kind().word(), type.title());
            Command command = Command.named(commands, GlobalCommands.tab(type.kind()));
            tab.setTooltip(new Tooltip(type.title() + " (" + command.keyText() + ")"));
        }
    }

    private Node help() {
        Label mark = LabelFactory.of("?", "question-mark");
        return bare("help", GlobalCommands.HELP, mark);
    }

    /** The button of the legend, hidden for scenes without one. */
    private Node legend() {
        Button legend = bare("open-legend", GlobalCommands.LEGEND, new FontIcon(Feather.LIST));
        NodeVisibility.follow(
                legend, Command.named(commands, GlobalCommands.LEGEND).available());
        return legend;
    }

    private Button bare(String id, String command, Node graphic) {
        return NodeStyle.named(CommandButtonFactory.of(Command.named(commands, command), graphic), id, "bare");
    }

    /** Adds commands to the menu at the right. */
    void offer(List<Command> more) {
        more.stream().map(CommandButtonFactory::item).forEach(menu.getItems()::add);
        NodeVisibility.set(menu, true);
    }

    /** Adds a menu to the menu at the right. */
    void offer(Menu more) {
        menu.getItems().add(more);
        NodeVisibility.set(menu, true);
    }

    /** Opens the menu at the right with a menu in it, unless the bar is in no window. */
    void open(Menu offered) {
        if (menu.getScene() != null && menu.getScene().getWindow() != null) {
            menu.show();
            // As the key does it: then the first item of the inner menu is the one that Enter chooses.
            Node item = offered.getStyleableNode();
            item.requestFocus();
            Event.fireEvent(
                    item, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
        }
    }

    private static MenuButton menu() {
        MenuButton menu = NodeStyle.named(new MenuButton(null, new FontIcon(Feather.MORE_VERTICAL)), "window-menu");
        menu.getStyleClass().addAll("bare", "window-menu");
        menu.setAccessibleText(ShellWords.FILES);
        menu.setTooltip(new Tooltip(ShellWords.FILES_HELP));
        NodeVisibility.set(menu, false);
        return menu;
    }

    private void offer(Theme other) {
        theme.setGraphic(new FontIcon(other == Theme.DARK ? Feather.MOON : Feather.SUN));
        theme.setAccessibleText(ShellWords.changeTo(other));
    }

    /** Highlights the tab of the scene on screen and shows its tools. */
    void shows(SceneDescriptor<?> type, Node sceneTools) {
        tabs.show(type.tab());
        tools.getChildren().setAll(sceneTools);
    }

    /**
     * A row in which buttons of the style class {@code yields} show only their icon if the row is too narrow for all
     * text. The buttons with the longest text lose it first.
     */
    private static final class IconCollapsingRow extends HBox {
        private static final String YIELDS = ".yields";

        IconCollapsingRow(Node... parts) {
            super(parts);
            // The row may become narrower than its texts; it then shows icons only.
            setMinWidth(0);
        }

        @Override
        protected void layoutChildren() {
            List<Labeled> yielding = lookupAll(YIELDS).stream()
                    .filter(Labeled.class::isInstance)
                    .map(Labeled.class::cast)
                    .filter(this::isShown)
                    .sorted(Comparator.comparingDouble(IconCollapsingRow::words).reversed())
                    .toList();
            double over = prefWidth(-1) - getWidth();
            over += yielding.stream()
                    .filter(IconCollapsingRow::hasYielded)
                    .mapToDouble(IconCollapsingRow::words)
                    .sum();
            for (Labeled each : yielding) {
                show(each, over > 0);
                over -= over > 0 ? words(each) : 0;
            }
            super.layoutChildren();
        }

        private boolean isShown(Node node) {
            return node == this || node.isManaged() && isShown(node.getParent());
        }

        private static boolean hasYielded(Labeled button) {
            return button.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY;
        }

        private static void show(Labeled button, boolean yielded) {
            ContentDisplay display = yielded ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
            if (button.getContentDisplay() != display) {
                button.setContentDisplay(display);
            }
        }

        /** The additional width of a button that shows its text, in pixels. */
        private static double words(Labeled button) {
            Text text = new Text(button.getText());
            text.setFont(button.getFont());
            return text.getLayoutBounds().getWidth() + button.getGraphicTextGap();
        }
    }
}
