package knightschool.ui.lesson.library;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.files.FolderStamp;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.check.LessonCheckResult;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;
import knightschool.setup.source.FileResolver;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.FolderWatch;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.WorkFailure;

/**
 * The lessons that can be opened. They are read, answered and checked on background threads of this model, so that
 * neither another folder nor a quiz waits for a check. Results are passed to the JavaFX thread, which alone uses the
 * model.
 */
public final class LessonLibraryModel implements AutoCloseable {
    private final ObservableList<ListedLesson> cards = FXCollections.observableArrayList();
    private final ObservableList<ListedLesson> readOnlyCards = FXCollections.unmodifiableObservableList(cards);
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper place = new ReadOnlyStringWrapper("");
    private final ClaimEvaluator claims;
    private final Consumer<InputFault> messages;
    private final BackgroundWorker readingWorker;
    private final BackgroundWorker studyingWorker;
    private final BackgroundWorker judgingWorker;
    private final FolderWatch watch;

    /** The files of the lessons whose claims are being answered, and of those that wait for it. */
    private final Set<LessonReadResult> unanswered = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The listed files as seen by the background threads, which skip the claims of other files. */
    private volatile List<LessonReadResult> listedFiles = List.of();

    private Optional<Runnable> again = Optional.empty();
    private Optional<WatchedFolder> watched = Optional.empty();

    /** The list to restore if the folder being read is refused. */
    private Optional<LessonList> before = Optional.empty();

    /** A folder with its state before its lessons were read. */
    private record WatchedFolder(Path folder, FolderStamp stamp) {}

    private record LessonList(String place, List<ListedLesson> cards, Optional<WatchedFolder> watched) {}

    /**
     * @param screen runs tasks on the JavaFX thread
     * @param messages receives faults of a folder, after which the listed lessons stay
     */
    public LessonLibraryModel(Executor screen, Consumer<InputFault> messages) {
        this(screen, messages, ClaimEvaluator.shared());
    }

    /** @param claims answers the claims of lessons */
    public LessonLibraryModel(Executor screen, Consumer<InputFault> messages, ClaimEvaluator claims) {
        this.messages = messages;
        this.claims = claims;
        readingWorker = BackgroundWorker.newest("lessons", screen);
        studyingWorker = BackgroundWorker.queue("lessons' claims", screen);
        judgingWorker = BackgroundWorker.queue("quizzes", screen);
        watch = new FolderWatch(screen);
        busy.bind(readingWorker.busyProperty().or(studyingWorker.busyProperty()));
    }

    /** Lists the lessons of the program. */
    public void openOwn() {
        open("", Optional.empty(), "");
    }

    /** Lists a single lesson that has been answered and checked. */
    public void list(LessonReadResult lesson, LessonTextEngineAnswers answers) {
        list(List.of(ListedLesson.read(lesson, 1).answered(answers)));
    }

    /** Returns whether the lessons of a folder are listed; an empty name stands for the program's own. */
    public boolean isOf(String folder) {
        return !cards.isEmpty() && place.get().equals(folder);
    }

    /** Lists the lessons of a folder; an empty name stands for the program's own. */
    public void open(String folder) {
        open(folder, "");
    }

    /**
     * Lists the lessons of a folder; an empty name stands for the program's own.
     *
     * @param lead the name of the requested lesson, which is listed alone until the others have been read
     */
    public void open(String folder, String lead) {
        if (folder.isEmpty()) {
            open("", Optional.empty(), lead);
        } else {
            openNamed(folder, lead);
        }
    }

    /** Lists a folder by its name, which comes from a set-up and need not be a valid path. */
    private void openNamed(String folder, String lead) {
        try {
            open(folder, Optional.of(Path.of(folder)), lead);
        } catch (InvalidPathException _) {
            messages.accept(new InputFault("there is no folder of that name", "Choose a folder with lessons."));
        }
    }

    /** Lists the lessons of a folder; if there are none, reports it and keeps the present list. */
    public void openFolder(Path folder) {
        open(folder.toString(), Optional.of(folder), "");
    }

    /** Reads the listed lessons again, for example after a file was corrected, or those that could not be listed. */
    public void reload() {
        if (again.isPresent()) {
            again.get().run();
        } else {
            open(place.get());
        }
    }

    /** The program's glossary, read by the checking thread when the first lesson is checked. */
    private static final class OwnGlossary {
        static final Glossary WORDS = Glossary.of(LessonFolderReader.glossary());
    }

    /** The lessons of a folder, with its state before they were read. */
    private record Reading(FolderStamp stamp, List<ListedLesson> lessons) {
        static Reading of(
                Optional<Path> folder, String lead, RunningWorkContext context, Consumer<List<ListedLesson>> early) {
            FolderStamp stamp = folder.map(FolderStamp::of).orElse(FolderStamp.UNREADABLE);
            LessonFolderReader.Early report =
                    (some, number) -> context.say(() -> early.accept(ListedLesson.numbered(some, number)));
            List<LessonReadResult> read = folder.map(
                            path -> LessonFolderReader.folder(path, lead, context::requireWanted, report))
                    .orElseGet(() -> LessonFolderReader.own(lead, report));
            return new Reading(stamp, ListedLesson.numbered(read));
        }
    }

    /** Reads a folder. The previous folder is no longer watched, since its changes would replace the new list. */
    private void open(String name, Optional<Path> folder, String lead) {
        before = before.or(() -> Optional.of(new LessonList(place.get(), List.copyOf(cards), watched)));
        watch(Optional.empty());
        readingWorker.ask(
                context -> Reading.of(folder, lead, context, early -> showEarly(name, early, lead)),
                read -> {
                    before = Optional.empty();
                    List<ListedLesson> all = withAnswers(read.lessons());
                    show(name, all);
                    studyAll(all, lead);
                    watch(folder.map(path -> new WatchedFolder(path, read.stamp())));
                },
                failure -> refuse(failure, () -> open(name, folder, lead)));
    }

    /** Lists the first lessons while the others are still being read, and answers the requested one. */
    private void showEarly(String name, List<ListedLesson> lessons, String lead) {
        List<ListedLesson> listed = withAnswers(lessons);
        show(name, listed);
        listed.stream().filter(lesson -> lesson.name().equals(lead)).forEach(this::study);
    }

    private void studyAll(List<ListedLesson> lessons, String lead) {
        lessons.stream().filter(lesson -> lesson.name().equals(lead)).forEach(this::study);
        List<ListedLesson> others =
                lessons.stream().filter(lesson -> !lesson.name().equals(lead)).toList();
        boolean many = others.size() > 1;
        if (many) {
            count(others);
        }
        others.forEach(lesson -> study(lesson, !many));
    }

    /** Answers in many lessons what takes no search, before the searches of the first of them are begun. */
    private void count(List<ListedLesson> lessons) {
        List<ListedLesson> unasked =
                lessons.stream().filter(LessonLibraryModel::isUnasked).toList();
        studyingWorker.ask(
                context -> unasked.stream()
                        .map(lesson -> counted(lesson, claims.whileTrue(context::isWanted)))
                        .toList(),
                counted -> counted.forEach(this::put),
                failure -> messages.accept(failure.fault()));
    }

    private static boolean isUnasked(ListedLesson lesson) {
        return !lesson.isFaulty() && lesson.answers().equals(LessonTextEngineAnswers.NONE);
    }

    private static ListedLesson counted(ListedLesson lesson, ClaimEvaluator claims) {
        return lesson.answered(LessonTextEngineAnswers.ofCounts(lesson.file(), claims));
    }

    /** Returns lessons with the answers that the engine gave to them while the others were being read. */
    private List<ListedLesson> withAnswers(List<ListedLesson> lessons) {
        return lessons.stream()
                .map(lesson -> lesson.isAmong(cards) ? newest(lesson).numbered(lesson.number()) : lesson)
                .toList();
    }

    private void watch(Optional<WatchedFolder> target) {
        watched = target;
        target.ifPresentOrElse(
                one -> watch.follow(one.folder(), one.stamp(), () -> readChanged(one.folder())), watch::stop);
    }

    /** Returns whether changes of the listed folder by other programs are noticed. */
    boolean isWatching() {
        return watched.isPresent();
    }

    /** Lists lessons: all of a folder, or some while the others are still being read. */
    private void show(String name, List<ListedLesson> lessons) {
        again = Optional.empty();
        place.set(name);
        studyingWorker.cancel();
        unanswered.clear();
        list(lessons);
    }

    /** Reads a folder that another program changed; unchanged lessons keep what is known of them. */
    private void readChanged(Path folder) {
        readingWorker.ask(
                context -> Reading.of(Optional.of(folder), "", context, _ -> {}),
                read -> {
                    List<ListedLesson> lessons = List.copyOf(cards);
                    List<ListedLesson> now = read.lessons().stream()
                            .map(lesson -> lesson.orAsIn(lessons))
                            .toList();
                    if (!now.equals(lessons)) {
                        list(now);
                        now.stream().filter(lesson -> !lesson.isAmong(lessons)).forEach(this::study);
                    }
                },
                failure -> messages.accept(failure.fault()));
    }

    private void list(List<ListedLesson> lessons) {
        listedFiles = lessons.stream().map(ListedLesson::file).toList();
        cards.setAll(lessons);
    }

    /**
     * Reports a failure and restores the previous list. If there is none, a single card shows the failure, and
     * {@link #reload} tries again.
     */
    private void refuse(WorkFailure failure, Runnable retry) {
        before.ifPresent(this::goBack);
        before = Optional.empty();
        messages.accept(failure.fault());
        if (cards.isEmpty()) {
            again = Optional.of(retry);
            LessonReadResult none =
                    LessonReadResult.faulty("Lessons", FileResolver.nothing(), List.of(failure.fault()));
            list(List.of(ListedLesson.read(none, 1)));
        }
    }

    private void goBack(LessonList last) {
        if (!last.cards().equals(cards)) {
            show(last.place(), last.cards());
            last.cards().forEach(this::study);
        }
        watch(last.watched());
    }

    /**
     * Answers a lesson first, since the user may be waiting for its slides, and then checks it. A lesson for which that
     * fails becomes faulty. The program's own lessons are not checked, because they were checked when it was built and
     * a check takes seconds.
     */
    private void study(ListedLesson card) {
        study(card, true);
    }

    /** @param counts whether what takes no search is answered first */
    private void study(ListedLesson card, boolean counts) {
        if (card.isFaulty()) {
            return;
        }
        boolean own = place.get().isEmpty();
        unanswered.add(card.file());
        studyingWorker.ask(
                context -> {
                    ClaimEvaluator listedFiles = claims.whileTrue(() -> context.isWanted() && isWanted(card.file()));
                    if (counts && isUnasked(card)) {
                        ListedLesson counted = counted(card, listedFiles);
                        context.say(() -> put(counted));
                    }
                    ListedLesson answered = card.answered(LessonTextEngineAnswers.of(card.file(), listedFiles));
                    context.say(() -> put(answered));
                    return own
                            ? answered
                            : answered.checked(LessonCheckResult.of(
                                    card.file(), new LessonChecker(listedFiles), OwnGlossary.WORDS));
                },
                checked -> {
                    unanswered.remove(card.file());
                    if (!checked.findings().isEmpty()) {
                        put(checked);
                    }
                },
                failure -> {
                    unanswered.remove(card.file());
                    put(card.checked(List.of(failure.fault())));
                });
    }

    private boolean isWanted(LessonReadResult file) {
        return listedFiles.stream().anyMatch(one -> one == file);
    }

    /** Replaces the entry of a lesson, unless its file has been read anew meanwhile. */
    private void put(ListedLesson card) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).file() == card.file()) {
                cards.set(i, card.numbered(cards.get(i).number()));
            }
        }
    }

    /** Returns the present entry of a listed lesson. */
    public ListedLesson newest(ListedLesson lesson) {
        return cards.stream()
                .filter(card -> card.file() == lesson.file())
                .findFirst()
                .orElse(lesson);
    }

    /** Returns the lessons in the order of their file names. */
    public ObservableList<ListedLesson> cards() {
        return readOnlyCards;
    }

    /** Returns whether lessons are being read, or a listed one is being answered and checked: others may still be. */
    public boolean isBusyWith(ListedLesson lesson) {
        return readingWorker.isBusy() || unanswered.contains(lesson.file());
    }

    /** Whether lessons are being read or checked. */
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** The listed folder; empty for the program's own lessons. */
    public ReadOnlyStringProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** Returns the engine for lessons and quizzes, independent of any slide. */
    public ClaimEvaluator claims() {
        return claims;
    }

    /** Returns a queue that judges the quizzes of a slide until it is left. Failures are shown as messages. */
    public QuizJudgingExecutor judging() {
        return new QuizJudgingExecutor(judgingWorker, claims, messages);
    }

    /** Ends the threads and discards their work. */
    @Override
    public void close() {
        readingWorker.close();
        studyingWorker.close();
        judgingWorker.close();
        watch.close();
    }
}
