package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.setup.value.StepBookmark;
import knightschool.ui.choice.SelectAllOnFocus;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.BesideSlideRefusal;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.compare.model.BookmarkWords;
import knightschool.ui.compare.model.BookmarksModel;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.SceneHost;

/** The commands that set, name, remove and visit bookmarks. Beside the text of a slide they are only visited. */
final class BookmarkCommands extends AbstractCommandList {
    static final String HERE = "compare.bookmark";
    static final String REMOVE = "compare.remove-bookmark";
    static final String NEXT = "compare.next-bookmark";
    static final String PREVIOUS = "compare.previous-bookmark";

    private final SceneHost shell;
    private final CompareModel model;
    private final BookmarksModel bookmarks;
    private final Consumer<Runnable> changes;

    /** @param changes makes a change that can be undone */
    BookmarkCommands(SceneHost shell, CompareModel model, ScenePlacement form, Consumer<Runnable> changes) {
        this.shell = shell;
        this.model = model;
        this.bookmarks = model.bookmarks();
        this.changes = changes;
        boolean chosen = form == ScenePlacement.WINDOW;
        all.addAll(List.of(
                Command.of(HERE, this::ask)
                        .when(
                                () -> chosen && (bookmarks.hasRoom() || here().isPresent()),
                                bookmarks.allProperty(),
                                model.stepProperty())
                        .orSay(chosen ? () -> BookmarkWords.MOST : BesideSlideRefusal.of(BookmarkWords.NOT_HERE)),
                Command.of(REMOVE, () -> remove(model.stepProperty().get()))
                        .when(() -> chosen && here().isPresent(), bookmarks.allProperty(), model.stepProperty())
                        .orSay(
                                chosen
                                        ? () -> BookmarkWords.NONE_AT_STEP
                                        : BesideSlideRefusal.of(BookmarkWords.NOT_HERE)),
                visiting(NEXT, () -> bookmarks.after(model.playback().step()), chosen, BookmarkWords.NO_NEXT),
                visiting(
                        PREVIOUS, () -> bookmarks.before(model.playback().step()), chosen, BookmarkWords.NO_PREVIOUS)));
    }

    private Command visiting(String id, Supplier<Optional<StepBookmark>> other, boolean chosen, String none) {
        String first = chosen ? BookmarkWords.noneYet(CommandDefinitions.keyText(HERE)) : BookmarkWords.NONE_ON_SLIDE;
        return Command.of(
                        id,
                        () -> other.get()
                                .ifPresent(bookmark -> model.transport().reach(bookmark.step())))
                .when(
                        () -> other.get().isPresent(),
                        bookmarks.allProperty(),
                        model.playback().stepProperty())
                .orSay(() -> bookmarks.all().isEmpty() ? first : none);
    }

    /** Returns an entry of the palette for each bookmark that the timeline shows, found by its name. */
    List<PaletteEntry> entries() {
        long last = model.predictions().endsCoveredProperty().get()
                ? model.stepProperty().get()
                : Long.MAX_VALUE;
        return bookmarks.all().stream()
                .filter(bookmark -> bookmark.step() <= last)
                .map(bookmark -> PaletteEntry.named(
                        PaletteGroup.HERE,
                        BookmarkWords.goTo(bookmark),
                        List.of(bookmark.name()),
                        BookmarkWords.SIGN,
                        () -> model.transport().reach(bookmark.step())))
                .toList();
    }

    private Optional<StepBookmark> here() {
        return bookmarks.at(model.stepProperty().get());
    }

    private void remove(long step) {
        changes.accept(() -> bookmarks.remove(step));
    }

    private void ask() {
        model.playback().pause();
        new NameCard(model.stepProperty().get()).open();
    }

    /** The card that asks for the name of the bookmark at a step. */
    private final class NameCard {
        private final long step;
        private final TextField name;
        private final ModalCard question;

        NameCard(long step) {
            this.step = step;
            Optional<StepBookmark> before = bookmarks.at(step);
            name = NodeStyle.named(
                    new TextField(before.map(StepBookmark::name).orElseGet(() -> BookmarkWords.usualName(step))),
                    "bookmark-name");
            name.setAccessibleText(BookmarkWords.NAME);
            name.setTextFormatter(new TextFormatter<>(
                    change -> change.getControlNewText().length() <= StepBookmark.LONGEST ? change : null));
            SelectAllOnFocus.of(name);
            Button save = QuestionDialog.button("bookmark-save", BookmarkWords.SAVE, this::save);
            save.getStyleClass().add("filled");
            save.disableProperty()
                    .bind(name.textProperty()
                            .map(text -> StepBookmark.inOneLine(text).isEmpty()));
            name.setOnAction(_ -> save());
            HBox buttons = QuestionDialog.row(save);
            if (before.isPresent()) {
                buttons.getChildren().add(QuestionDialog.button("bookmark-remove", BookmarkWords.DELETE, () -> {
                    close();
                    remove(step);
                }));
            }
            buttons.getChildren().add(QuestionDialog.button("bookmark-cancel", BookmarkWords.CANCEL, this::close));
            VBox card = QuestionDialog.card(BookmarkWords.title(step));
            card.setId("bookmark-card");
            card.getChildren().addAll(name, buttons);
            question = new ModalCard(card, name, () -> {});
        }

        void open() {
            shell.ask(question);
        }

        private void close() {
            shell.answered(question);
        }

        private void save() {
            String words = StepBookmark.inOneLine(name.getText());
            if (!words.isEmpty()) {
                close();
                changes.accept(() -> bookmarks.put(new StepBookmark(step, words)));
            }
        }
    }
}
