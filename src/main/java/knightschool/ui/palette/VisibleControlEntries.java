package knightschool.ui.palette;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;

/**
 * Creates palette entries for the controls on screen that have a text: buttons, toggles, check boxes, items of menus
 * and choices. An entry does what its control does. A control of a command has none: the command has its own.
 *
 * <p>Made anew each time the palette opens, because other controls may be on screen then. Used on the JavaFX thread
 * only.
 */
public final class VisibleControlEntries {
    /** The keys behind the words of a button or of a menu item. */
    private static final Pattern KEYS = Pattern.compile("\\s*\\(([^()]*)\\)$|\\s{2,}(.*)$");

    private static final Pattern EXPLANATION = Pattern.compile("[,:;.]");

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private static final Pattern LETTER = Pattern.compile("[\\p{L}\\p{N}]");

    private final List<PaletteEntry> entries = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final Set<String> titles;
    private final List<Command> commands;

    private VisibleControlEntries(List<Command> commands) {
        this.commands = commands;
        this.titles = commands.stream().map(command -> plain(command.title())).collect(Collectors.toSet());
    }

    /**
     * Returns an entry for each visible control that can be used and is none of a command. Of controls with the same
     * words in the same menu the first has an entry.
     *
     * @param place the title of the scene, which stands beside the words of a control that is in no menu
     */
    public static List<PaletteEntry> of(Parent root, List<Command> commands, String place) {
        VisibleControlEntries all = new VisibleControlEntries(commands);
        visible(root).forEach(node -> all.add(node, place));
        return all.entries;
    }

    /** Returns the visible nodes below a node, in the order in which they are drawn. */
    private static Stream<Node> visible(Parent parent) {
        return parent.getChildrenUnmodifiable().stream()
                .filter(Node::isVisible)
                .flatMap(child -> Stream.concat(
                        Stream.of(child), child instanceof Parent inner ? visible(inner) : Stream.empty()));
    }

    private void add(Node node, String place) {
        if (node.isDisabled()) {
            return;
        }
        switch (node) {
            case MenuButton menu -> {
                // Some menus make their items, or look which of them can be chosen, only when they open.
                menu.fireEvent(new Event(MenuButton.ON_SHOWING));
                addItems(menu.getItems(), name(menu, place));
            }
            case ButtonBase button -> {
                if (!isOfCommand(button.getId(), words(button), button.getTooltip())) {
                    add(title(words(button)), place, button.disabledProperty().not(), button::fire);
                }
            }
            case ChoiceBox<?> choice -> addChoices(choice, place);
            default -> {
                // Another control has no words to choose.
            }
        }
    }

    /** Returns the name of a menu: its description if there is one, because its text may be the present choice. */
    private static String name(MenuButton menu, String place) {
        return Stream.of(
                        menu.getAccessibleText(),
                        menu.getTooltip() == null ? null : menu.getTooltip().getText(),
                        menu.getText())
                .filter(Objects::nonNull)
                .map(VisibleControlEntries::name)
                .filter(words -> LETTER.matcher(words).find())
                .findFirst()
                .orElse(place);
    }

    private void addItems(List<MenuItem> items, String menu) {
        for (MenuItem item : items) {
            if (!item.isVisible() || item.isDisable() || item instanceof SeparatorMenuItem) {
                continue;
            }
            if (item instanceof Menu inner) {
                addItems(inner.getItems(), name(words(inner)));
            } else if (!(item instanceof CustomMenuItem) && !isOfCommand(item.getId(), words(item), null)) {
                add(title(words(item)), menu, item.disableProperty().not(), () -> choose(item));
            }
        }
    }

    /** Does what the skin of a menu does when an item is clicked. */
    private static void choose(MenuItem item) {
        switch (item) {
            case CheckMenuItem check -> check.setSelected(!check.isSelected());
            case RadioMenuItem radio -> radio.setSelected(true);
            default -> {
                // The item has no state of its own.
            }
        }
        item.fire();
    }

    private <T> void addChoices(ChoiceBox<T> choice, String place) {
        String name =
                choice.getTooltip() == null ? place : name(choice.getTooltip().getText());
        for (T each : choice.getItems()) {
            String words = choice.getConverter() == null
                    ? String.valueOf(each)
                    : choice.getConverter().toString(each);
            add(title(words), name, choice.disabledProperty().not(), () -> choice.setValue(each));
        }
    }

    private void add(String title, String note, ObservableBooleanValue available, Runnable action) {
        if (LETTER.matcher(title).find()
                && names.add(plain(title) + "\n" + plain(note))
                && !titles.contains(plain(title))) {
            entries.add(new PaletteEntry(
                    PaletteGroup.CONTROL,
                    title,
                    note,
                    "",
                    PaletteSearchText.of(title, List.of(), note),
                    available == null ? new ReadOnlyBooleanWrapper(true) : available,
                    () -> PaletteWords.NOT_NOW,
                    action));
        }
    }

    /**
     * Returns whether a control is that of a command which is found by the words of the control: the control has the id
     * of the command, its tooltip or its keys.
     */
    private boolean isOfCommand(String id, String words, Tooltip tooltip) {
        String about = tooltip == null || tooltip.getText() == null ? "" : tooltip.getText();
        List<String> telling = PaletteSearchText.words(title(words)).stream()
                .filter(word -> !SearchSynonymWords.isFiller(word)
                        && !NUMBER.matcher(word).matches())
                .toList();
        return !telling.isEmpty()
                && commands.stream()
                        .filter(command -> command.id().replace('.', '-').equals(id)
                                || command.tooltip().equals(about)
                                || hasKeys(command, keys(words))
                                || hasKeys(command, keys(about)))
                        .anyMatch(command -> PaletteSearchText.of(
                                        command.words(), CommandDefinitions.names(command.id()), "")
                                .matches(telling));
    }

    /** Returns the keys behind words; empty if there are none. */
    private static String keys(String words) {
        Matcher keys = KEYS.matcher(words);
        return keys.find() ? Objects.requireNonNullElse(keys.group(1), keys.group(2)) : "";
    }

    private static boolean hasKeys(Command command, String keys) {
        return !keys.isEmpty()
                && (command.keyText().equals(keys)
                        || command.keys().stream().anyMatch(key -> key.text().equals(keys)));
    }

    /** Returns the words on a button; empty if it has an icon only. */
    public static String words(ButtonBase button) {
        return words(button.getText(), button.getGraphic());
    }

    /** Returns the words of a menu item. */
    public static String words(MenuItem item) {
        return words(item.getText(), item.getGraphic());
    }

    private static String words(String text, Node graphic) {
        return text == null || text.isBlank()
                ? texts(graphic)
                        .filter(words -> LETTER.matcher(words).find())
                        .findFirst()
                        .orElse("")
                : text;
    }

    private static Stream<String> texts(Node graphic) {
        return switch (graphic) {
            case Text text -> Stream.of(text.getText());
            case Labeled label -> Stream.of(label.getText());
            case Parent parent -> parent.getChildrenUnmodifiable().stream().flatMap(VisibleControlEntries::texts);
            case null, default -> Stream.empty();
        };
    }

    private static String title(String words) {
        String plain = KEYS.matcher(words.strip()).replaceFirst("").strip();
        return plain.isEmpty() ? plain : Command.title(plain);
    }

    /** Returns a title up to its first comma, colon, semicolon or full stop: what stands behind explains it. */
    private static String name(String words) {
        return title(EXPLANATION.split(words, 2)[0]);
    }

    private static String plain(String title) {
        return title.toLowerCase(Locale.ROOT);
    }
}
