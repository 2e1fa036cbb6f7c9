package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import knightschool.algorithm.Composition;
import knightschool.algorithm.OptionValues;
import knightschool.search.BackjumpRule;
import knightschool.search.Lookahead;
import knightschool.search.NeighbourOrder;
import knightschool.text.Keyword;
import knightschool.ui.choice.OptionWords;
import knightschool.ui.control.WindowMenuPlacement;

/** A menu for each part of a search that is put together: its order, its lookaheads, its way back. */
final class CompositionMenus {
    private final OptionValues choices;
    private final Consumer<OptionValues> listener;

    /**
     * @param choices the parts chosen now
     * @param listener receives the parts to run instead
     */
    CompositionMenus(OptionValues choices, Consumer<OptionValues> listener) {
        this.choices = choices;
        this.listener = listener;
    }

    /**
     * Returns the menus.
     *
     * @param ties the items for tie-breaks and seed, which lie below the orders
     */
    List<Menu> all(List<MenuItem> ties) {
        Composition parts = choices.parts();
        List<MenuItem> orders = new ArrayList<>(radios(
                Composition.ORDERS, parts.order(), NeighbourOrder.By::title, OptionWords::about, Composition::by));
        if (!ties.isEmpty()) {
            orders.add(new SeparatorMenuItem());
            orders.addAll(ties);
        }
        List<MenuItem> lookaheads =
                Composition.LOOKAHEADS.stream().map(this::check).toList();
        List<MenuItem> backjumps = radios(
                Arrays.asList(BackjumpRule.values()),
                parts.backjump(),
                BackjumpRule::title,
                OptionWords::about,
                Composition::returning);
        return List.of(
                menu("order", OptionWords.order(parts), OptionWords.ORDER_HELP, orders),
                menu("lookahead", OptionWords.lookahead(parts), OptionWords.LOOKAHEAD_HELP, lookaheads),
                menu("backjump", OptionWords.backjump(parts), OptionWords.BACKJUMP_HELP, backjumps));
    }

    private static Menu menu(String part, String title, String help, List<MenuItem> items) {
        Menu menu = new Menu("", OptionMenuItems.explained(title, help));
        menu.setId("part-" + part);
        menu.getItems().setAll(items);
        items.forEach(item -> item.getStyleClass().add("algorithm-option"));
        WindowMenuPlacement.of(menu);
        return menu;
    }

    private <P extends Keyword> List<MenuItem> radios(
            List<P> all,
            P chosen,
            Function<P, String> title,
            Function<P, String> about,
            BiFunction<Composition, P, Composition> with) {
        ToggleGroup one = new ToggleGroup();
        return all.stream()
                .<MenuItem>map(part -> {
                    RadioMenuItem item =
                            new RadioMenuItem("", OptionMenuItems.explained(title.apply(part), about.apply(part)));
                    item.setId("part-" + part.word());
                    item.setToggleGroup(one);
                    item.setSelected(part == chosen);
                    item.setOnAction(_ -> choose(with.apply(choices.parts(), part)));
                    return item;
                })
                .toList();
    }

    private MenuItem check(Lookahead lookahead) {
        Set<Lookahead> chosen = choices.parts().lookaheads();
        CheckMenuItem item =
                new CheckMenuItem("", OptionMenuItems.explained(lookahead.title(), OptionWords.about(lookahead)));
        item.setId("part-" + lookahead.word());
        item.setSelected(chosen.contains(lookahead));
        item.setOnAction(_ -> {
            Set<Lookahead> others = EnumSet.noneOf(Lookahead.class);
            others.addAll(chosen);
            if (!others.remove(lookahead)) {
                others.add(lookahead);
            }
            choose(choices.parts().looking(others));
        });
        return item;
    }

    private void choose(Composition parts) {
        listener.accept(choices.with(parts));
    }
}
