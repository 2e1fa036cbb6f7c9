package knightschool.ui.lesson.slide;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.progress.QuizKey;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.control.BalancedHeadline;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.lesson.library.QuizAnswerMemory;
import knightschool.ui.lesson.library.QuizJudgingExecutor;
import knightschool.ui.lesson.quiz.AbstractAnswerHistory;
import knightschool.ui.lesson.quiz.AnswerRevealQueue;
import knightschool.ui.lesson.quiz.GameQuiz;
import knightschool.ui.lesson.quiz.QuizModel;
import knightschool.ui.lesson.quiz.QuizSceneBinding;
import knightschool.ui.lesson.quiz.QuizView;
import knightschool.ui.lesson.quiz.RevealableCalloutAnswerPane;
import knightschool.ui.lesson.quiz.SlideQuestions;
import knightschool.ui.lesson.quiz.WithheldSceneParts;
import knightschool.ui.shell.ResponsiveSceneFrame;
import knightschool.ui.shell.SetupCastingScene;

/** The view of a slide: its text on the left, its live scene in the middle, and the scene's text on the right. */
public final class SlideView {
    /** The least size in which everything beside a text is visible, in pixels of the slide; long text scrolls. */
    public static final Dimension2D LEAST_ROOM = new Dimension2D(1024, 536);

    private final ListedSlide listed;
    private final Slide slide;
    private final Optional<SetupCastingScene<?>> scene;
    private final Examiner examiner;
    private final ProseView prose;
    private final WithheldSceneParts withheldParts;
    private final List<QuizModel> quizzes = new ArrayList<>();
    private final List<UndoHistory> histories = new ArrayList<>();
    private final AnswerRevealQueue answers = new AnswerRevealQueue();
    private final SlideQuestions questions = new SlideQuestions();
    private final HBox box = ResponsiveSceneFrame.empty();
    private final SlideTextColumn column;

    /** Judges quizzes and remembers answers, with the executors for both. */
    public record Examiner(ClaimEvaluator claims, QuizAnswerMemory memory, Executor worker, Executor screen) {
        /** Returns an examiner that judges until the slide is left. */
        public static Examiner of(QuizJudgingExecutor judging, QuizAnswerMemory memory, Executor screen) {
            return new Examiner(judging.claims(), memory, judging.worker(), judging.screen(screen));
        }
    }

    /**
     * @param prose writes the text
     * @param foot the footer below the text
     */
    public SlideView(
            ListedSlide listed, ProseView prose, Optional<SetupCastingScene<?>> scene, Examiner examiner, Region foot) {
        this.listed = listed;
        this.slide = listed.written();
        this.scene = scene;
        this.examiner = examiner;
        Set<HideableScenePart> leftOut = slide.scene().map(Slide.Scene::leftOut).orElse(Set.of());
        this.withheldParts = new WithheldSceneParts(scene.map(SetupCastingScene::scene), slide.scene());
        this.prose = prose.withRevealListener(this::holdBack);
        VBox text = blocks();
        column = new SlideTextColumn(lessonLine(), title(), text, foot);
        box.getChildren().add(column);
        if (scene.isEmpty()) {
            column.getStyleClass().add("alone");
        }
        scene.ifPresent(open -> {
            if (leftOut.stream().anyMatch(HideableScenePart::isWholeSide)) {
                ResponsiveSceneFrame.putAlone(open.scene(), box);
            } else {
                ResponsiveSceneFrame.put(open.scene(), box);
            }
        });
        withheldParts.show();
    }

    public Region node() {
        return box;
    }

    /** Returns the slide. */
    public ListedSlide slide() {
        return listed;
    }

    /** Returns the scene beside the text. */
    public Optional<SetupCastingScene<?>> scene() {
        return scene;
    }

    /** Returns the column of text. */
    Region text() {
        return column;
    }

    /** Returns whether every question has feedback. */
    boolean isAnswered() {
        return quizzes.stream().noneMatch(quiz -> quiz.stateProperty().get() == QuizModel.State.OPEN);
    }

    /** Returns the undo histories of the answers that are picked or chosen, without those made in the scene. */
    public List<UndoHistory> histories() {
        return histories;
    }

    /** Returns the steps of the answers that are chosen or typed, in the order of the questions. */
    public List<AbstractAnswerHistory.Steps> answerSteps() {
        return answerHistories().map(AbstractAnswerHistory::steps).toList();
    }

    /** Continues the steps of the answers of the same questions from before. */
    public void adoptAnswerSteps(List<AbstractAnswerHistory.Steps> before) {
        Iterator<AbstractAnswerHistory.Steps> steps = before.iterator();
        answerHistories().takeWhile(_ -> steps.hasNext()).forEach(history -> history.adopt(steps.next()));
    }

    private Stream<AbstractAnswerHistory> answerHistories() {
        return histories.stream()
                .filter(AbstractAnswerHistory.class::isInstance)
                .map(AbstractAnswerHistory.class::cast);
    }

    /** Returns whether parts of the scene are withheld; see {@link WithheldSceneParts#isHolding}. */
    public boolean isHolding(SlideEmbeddableSetup now) {
        return withheldParts.isHolding(now);
    }

    /** Shows the answers to all questions. */
    public void reveal() {
        answers.showAll();
    }

    /** Shows one of the answers; see {@link AnswerRevealQueue#showNext}. */
    public boolean revealNext() {
        return answers.showNext();
    }

    /** Returns the questions on the slide. */
    public SlideQuestions questions() {
        return questions;
    }

    private void holdBack(RevealableCalloutAnswerPane answer) {
        answers.add(answer);
        withheldParts.until(answer.shownProperty());
    }

    private Label lessonLine() {
        ListedLesson card = listed.lesson();
        return LabelFactory.of(
                SlideWords.lessonLine(
                        card.ordinal(), card.file().title(), slide.duration().isExtra()),
                "lesson-line");
    }

    private Label title() {
        return NodeStyle.named(new BalancedHeadline(slide.title()), "slide-title", "title");
    }

    private VBox blocks() {
        VBox text = new VBox();
        List<SlideBlock> blocks = slide.blocks();
        List<QuizView> questions = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            if (!(blocks.get(i) instanceof SlideBlock.QuizBlock block)) {
                text.getChildren()
                        .add(
                                i == 0 && blocks.getFirst() instanceof SlideBlock.Paragraph lead
                                        ? prose.lead(lead)
                                        : prose.block(blocks.get(i)));
            } else if (block.quiz().isProof()) {
                questions.getLast().follow(quiz(block.quiz()));
            } else {
                questions.add(quiz(block.quiz()));
                text.getChildren().add(questions.getLast().node());
            }
        }
        return text;
    }

    private QuizView quiz(Quiz quiz) {
        QuizJudge judge =
                QuizJudge.of(slide, examiner.claims(), listed.lesson().file().files());
        QuizModel model = new QuizModel(quiz, judge, examiner.worker(), examiner.screen());
        Optional<SlideEmbeddableSetup> setup = slide.scene().map(Slide.Scene::setup);
        quizzes.add(model);
        QuizSceneBinding binding = new QuizSceneBinding(model, scene, setup);
        binding.history().ifPresent(histories::add);
        remember(quiz, model);
        binding.restore();
        withheldParts.until(model);
        QuizView view = new QuizView(
                model, prose.source(), binding.sceneAnswer(), GameQuiz.of(model, setup, scene, examiner.claims()));
        answers.add(view.node(), model);
        questions.add(view);
        view.sayAgain();
        return view;
    }

    private void remember(Quiz quiz, QuizModel model) {
        ListedLesson card = listed.lesson();
        QuizKey key = listed.key(quiz);
        examiner.memory().of(card, key).ifPresent(model::restore);
        model.onProgress(() -> examiner.memory().remember(card, key, model.remembered()));
    }
}
