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
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Composition;
import knightschool.search.BackjumpRule;
import knightschool.search.Lookahead;
import knightschool.search.NeighbourOrder;
import knightschool.text.Keyword;
import knightschool.ui.choice.AlgorithmOptionWords;
import knightschool.ui.control.WindowMenuPlacement;

/** A menu for each part of a search that is put together: its order, its lookaheads, its way back. */
final class CompositionMenus {
    private final AlgorithmOptionValues choices;
    private final Consumer<AlgorithmOptionValues> listener;

    /**
     * @param choices the parts chosen now
     * @param listener receives the parts to run instead
     */
    CompositionMenus(AlgorithmOptionValues choices, Consumer<AlgorithmOptionValues> listener) {
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
                Composition.ORDERS,
                parts.order(),
                NeighbourOrder.By::title,
                AlgorithmOptionWords::about,
                Composition::by));
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
                AlgorithmOptionWords::about,
                Composition::returning);
        return List.of(
                menu("order", AlgorithmOptionWords.order(parts), AlgorithmOptionWords.ORDER_HELP, orders),
                menu(
                        "lookahead",
                        AlgorithmOptionWords.lookahead(parts),
                        AlgorithmOptionWords.LOOKAHEAD_HELP,
                        lookaheads),
                menu("backjump", AlgorithmOptionWords.backjump(parts), AlgorithmOptionWords.BACKJUMP_HELP, backjumps));
    }

    private static Menu menu(String part, String title, String help, List<MenuItem> items) {
        Menu menu = new Menu("", AlgorithmOptionMenuItems.explained(title, help));
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
                    RadioMenuItem item = new RadioMenuItem(
                            "", AlgorithmOptionMenuItems.explained(title.apply(part), about.apply(part)));
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
        CheckMenuItem item = new CheckMenuItem(
                "", AlgorithmOptionMenuItems.explained(lookahead.title(), AlgorithmOptionWords.about(lookahead)));
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
