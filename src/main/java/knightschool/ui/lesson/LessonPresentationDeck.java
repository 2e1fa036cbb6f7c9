package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import knightschool.files.InputFault;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Lesson;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.SlideTextValues;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.slide.OffscreenSlides;
import knightschool.ui.lesson.slide.ProseView;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.present.SlideDeck;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;

/** The open lesson as a talk that a teacher presents to a class. */
final class LessonPresentationDeck implements SlideDeck {
    private final LessonModel model;
    private final ListedLesson card;
    private final Lesson lesson;
    private final SceneHost shell;
    private final SlideView.Examiner examiner;
    private final BooleanSupplier reveal;
    private final Supplier<List<Command>> commands;

    /**
     * @param examiner for slides that are only pictured; it judges nothing
     * @param reveal shows one of the answers on the current slide, and returns whether another one is left
     * @param commands supplies the commands on the current slide: those of its scene, and those on its picks
     */
    LessonPresentationDeck(
            LessonModel model,
            SceneHost shell,
            SlideView.Examiner examiner,
            BooleanSupplier reveal,
            Supplier<List<Command>> commands) {
        this.model = model;
        this.card = model.cardProperty().get();
        this.lesson = model.lesson();
        this.shell = shell;
        this.examiner = examiner;
        this.reveal = reveal;
        this.commands = commands;
    }

    @Override
    public List<String> titles() {
        return lesson.slides().stream().map(Slide::title).toList();
    }

    @Override
    public int minutes() {
        int planned = lesson.slides().stream()
                .mapToInt(slide -> slide.duration().minutes())
                .sum();
        return Math.max(planned - lesson.extraMinutes(), lesson.head().minutes());
    }

    @Override
    public int minutes(int slide) {
        return lesson.slides().get(slide).duration().minutes();
    }

    @Override
    public boolean isExtra(int slide) {
        return lesson.slides().get(slide).duration().isExtra();
    }

    @Override
    public ReadOnlyIntegerProperty slideProperty() {
        return model.slideProperty();
    }

    @Override
    public void show(int slide) {
        model.show(slide);
    }

    @Override
    public Node notes(int slide) {
        return SpeakerNotesView.words(
                lesson.slides().get(slide).notes(),
                new ProseView(source(lesson.slides().get(slide))));
    }

    private ProseContext source(Slide slide) {
        return new ProseContext(model.answersProperty(), shell.settings().dictionaryProperty()).beside(slide);
    }

    @Override
    public List<Question> questions(int slide) {
        Slide asking = lesson.slides().get(slide);
        return questionBlocks(asking).map(block -> question(asking, block)).toList();
    }

    /**
     * Returns the blocks of a slide that ask the class something: quizzes, and callouts with an answer behind a button.
     */
    private static Stream<SlideBlock> questionBlocks(Slide slide) {
        return slide.blocks().stream()
                .filter(block -> block instanceof SlideBlock.QuizBlock
                        || block instanceof SlideBlock.Callout callout
                                && !callout.answer().isEmpty());
    }

    private Question question(Slide slide, SlideBlock block) {
        return switch (block) {
            case SlideBlock.QuizBlock quizBlock ->
                new Question(
                        read(quizBlock.quiz(), quizBlock.quiz().ask()),
                        read(quizBlock.quiz(), quizBlock.quiz().explanation()));
            case SlideBlock.Callout callout -> new Question(read(slide, callout.blocks()), "");
            default -> throw new IllegalArgumentException("nothing is asked by " + block);
        };
    }

    @Override
    public Subscription onWordsChanged(Runnable then) {
        return Subscription.combine(
                model.answersProperty().subscribe((_, _) -> then.run()),
                shell.settings().dictionaryProperty().subscribe((_, _) -> then.run()));
    }

    @Override
    public void answer(int slide, int question, Consumer<String> then) {
        Slide asking = lesson.slides().get(slide);
        switch (questionBlocks(asking).toList().get(question)) {
            case SlideBlock.Callout callout -> then.accept(read(asking, callout.answer()));
            case SlideBlock.QuizBlock quizBlock -> answer(asking, quizBlock.quiz(), then);
            case SlideBlock other -> throw new IllegalArgumentException("nothing is asked by " + other);
        }
    }

    private void answer(Slide slide, Quiz quiz, Consumer<String> then) {
        QuizJudge judge = QuizJudge.of(slide, examiner.claims(), card.file().files());
        examiner.worker().execute(() -> {
            String words = words(judge, quiz);
            examiner.screen().execute(() -> then.accept(read(quiz, words)));
        });
    }

    private String read(Slide slide, List<SlideBlock> blocks) {
        SlideTextValues beside = SlideTextValues.of(slide);
        CycleTerminology terminology = shell.settings().dictionaryProperty().get();
        return blocks.stream()
                .map(block -> block.allSpans()
                        .map(span -> model.answersProperty().getValue().words(span, terminology, beside))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }

    private String read(Quiz quiz, String text) {
        return model.answersProperty()
                .getValue()
                .words(quiz, text, shell.settings().dictionaryProperty().get());
    }

    /**
     * Returns the solution in words; empty if the quiz cannot be judged, for which the slide itself gives the reason.
     */
    private static String words(QuizJudge judge, Quiz quiz) {
        try {
            return judge.solution(quiz).map(QuizSolution::words).orElse("");
        } catch (InputFault _) {
            return "";
        }
    }

    @Override
    public boolean revealNext() {
        return reveal.getAsBoolean();
    }

    @Override
    public List<Command> commands() {
        return commands.get();
    }

    /** Returns the message for the key of the notes, which the speaker has already on screen. */
    @Override
    public Optional<String> keyMessage(KeyEvent key) {
        boolean notes = CommandDefinitions.keyText(LessonCommands.NOTES)
                .equals(KeyStroke.of(key).text());
        return notes ? Optional.of(LessonWords.NOTES_HERE) : Optional.empty();
    }

    @Override
    public OffscreenSnapshotSubject slide(int slide) {
        return new OffscreenSlides(card, source(lesson.slides().get(slide)), shell.scenes(), examiner)
                .whole(slide, shell.themeProperty().get());
    }
}
