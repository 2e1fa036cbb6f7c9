package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.BuiltBoardStartSquare;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.setup.RightAnswerShowingSetup;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.BoardBuildingSetup;
import knightschool.setup.capability.CounterexampleBuildingSetup;
import knightschool.setup.capability.SideBySideSearchSetup;
import knightschool.setup.value.CounterexampleKind;
import knightschool.setup.value.Moment;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.PickedNames;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.BoardTaskScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SetupCastingScene;

/**
 * Connects a quiz with the scene beside it: what the user picks or makes in the scene becomes the answer, and the
 * feedback is marked in the scene.
 */
public final class QuizSceneBinding {
    private final QuizModel model;
    private final Optional<SetupCastingScene<?>> scene;
    private final Optional<SlideEmbeddableSetup> slideSetup;

    private final PickHistory history = new PickHistory(this::pickAgain);

    /** The picks at the last change of the scene. */
    private List<String> picked = List.of();

    /** @param slideSetup the set-up of the scene on the slide */
    public QuizSceneBinding(
            QuizModel model, Optional<SetupCastingScene<?>> scene, Optional<SlideEmbeddableSetup> slideSetup) {
        this.model = model;
        this.scene = scene;
        this.slideSetup = slideSetup;
        live().ifPresent(this::join);
    }

    private Optional<SetupDrivenScene<?>> live() {
        return scene.map(SetupCastingScene::scene);
    }

    private Optional<PickingScene> picking() {
        return live().filter(_ -> model.quiz().kind().takesSquares()).flatMap(live -> live.offer(PickingScene.class));
    }

    /**
     * Returns the undo history of an answer that is picked, chosen or typed, or of calling a statement true. Empty if
     * the answer is only made in the scene: then the scene has the history.
     */
    public Optional<UndoHistory> history() {
        return picking().isPresent()
                ? Optional.of(history)
                : model.answerHistory().map(UndoHistory.class::cast);
    }

    private void join(SetupDrivenScene<?> live) {
        Quiz quiz = model.quiz();
        picking().ifPresent(board -> {
            board.pick(picks(quiz));
            history.begin(PickedNames.NONE, momentNow());
        });
        if (isBuilt()) {
            fixedStart()
                    .ifPresent(start -> live.offer(BoardTaskScene.class).ifPresent(board -> board.keepStart(start)));
        }
        // Squares of a search are judged at the moment on screen.
        boolean atMoment = live.offer(QuizAnswerProvidingScene.class)
                .filter(QuizAnswerProvidingScene::isAtMoment)
                .isPresent();
        if (quiz.kind() == Quiz.Kind.NEXT_MOVE || quiz.kind() == Quiz.Kind.SQUARES && atMoment) {
            model.judgeBeside(() -> live.now().onSlide().orElseThrow());
        }
        if (!quiz.kind().isPlayed() && sceneAnswer().isPresent()) {
            live.offer(ChangeNotifyingScene.class).ifPresent(source -> source.onChanged(this::changed));
        }
        model.stateProperty().addListener((_, _, state) -> {
            boolean isThere = state == QuizModel.State.HINT
                    && !model.marksProperty().get().isEmpty();
            if (state != QuizModel.State.OPEN && !isThere) {
                live.offer(AnswerFeedbackScene.class)
                        .ifPresent(
                                board -> board.showAnswer(model.marksProperty().get()));
            }
        });
        model.onReveal(this::show);
    }

    private OptionalInt fixedStart() {
        return slideSetup
                .flatMap(setup -> setup.offer(BoardBuildingSetup.class))
                .map(building -> BuiltBoardStartSquare.of(model.quiz().right(), building.board()))
                .orElse(OptionalInt.empty());
    }

    private static AnswerPickKind picks(Quiz quiz) {
        if (quiz.kind() == Quiz.Kind.EDGES) {
            return AnswerPickKind.EDGES;
        }
        boolean one = quiz.kind() == Quiz.Kind.NEXT_MOVE
                || quiz.right().size() == 1
                        && !quiz.asksForConditions()
                        && !ClaimEvaluator.isQuestion(quiz.right().getFirst());
        return one ? AnswerPickKind.SQUARE : AnswerPickKind.SQUARES;
    }

    private void changed() {
        picking().ifPresent(board -> history.note(board.pickedNow(), momentNow()));
        answered();
    }

    private void pickAgain(PickedNames picks) {
        picking().ifPresent(board -> board.pickAgain(picks));
        live().flatMap(live -> live.offer(AnswerFeedbackScene.class))
                .ifPresent(board -> board.showAnswer(QuizAnswerMarks.NONE));
        answered();
    }

    private void answered() {
        if (model.quiz().kind() == Quiz.Kind.NEXT_MOVE) {
            // Another moment asks another question; a right answer is read on until a person answers that one.
            if (!now().equals(picked)) {
                picked = now();
                model.inScene().pickedAnew(isAtMomentOfSlide() ? picked : List.of());
            } else if (!model.isRight()) {
                model.inScene().reopen();
            }
        } else if (isPicked()) {
            sceneAnswer().map(Supplier::get).ifPresent(answer -> model.inScene().picked(answer.words()));
        } else if (model.quiz().isTried()) {
            sceneAnswer().map(Supplier::get).ifPresent(model.inScene()::notice);
        } else {
            sceneAnswer().map(Supplier::get).ifPresent(model.inScene()::changed);
        }
    }

    private List<String> now() {
        return sceneAnswer().map(answer -> answer.get().words()).orElse(List.of());
    }

    /** Returns whether the answer consists of picked squares or edges, in any order. */
    private boolean isPicked() {
        return model.quiz().kind() == Quiz.Kind.SQUARES || model.quiz().kind() == Quiz.Kind.EDGES;
    }

    /**
     * Restores the picks from when the slide was left. Feedback to a next move refers to the slide's step, and is not
     * restored at another step.
     */
    public void restore() {
        boolean isNextMove = model.quiz().kind() == Quiz.Kind.NEXT_MOVE;
        if (isNextMove && !isAtMomentOfSlide()) {
            model.leaveUnsaid();
        } else if ((isPicked() || isNextMove) && !model.writtenProperty().get().isEmpty()) {
            picking().ifPresent(board -> {
                board.pickAgain(PickedNames.of(model.writtenNames()));
                history.begin(board.pickedNow(), momentNow());
            });
            picked = now();
        }
    }

    private Optional<Moment> momentNow() {
        return live().flatMap(live -> live.offer(QuizAnswerProvidingScene.class))
                .flatMap(QuizAnswerProvidingScene::moment);
    }

    /** Returns whether the scene is at the step of the slide, to which it returns from any other one. */
    private boolean isAtMomentOfSlide() {
        return momentNow()
                .equals(slideSetup
                        .flatMap(slide -> slide.offer(SideBySideSearchSetup.class))
                        .flatMap(SideBySideSearchSetup::moment));
    }

    /** Returns a supplier of the answer that the scene shows; empty if the quiz is answered beside the text alone. */
    public Optional<Supplier<SubmittedAnswer>> sceneAnswer() {
        return switch (model.quiz().kind()) {
            case SQUARES, EDGES, WALK, NEXT_MOVE, PUZZLE, BOARD, REFUTE -> isBuilt() ? built() : named();
            default -> Optional.empty();
        };
    }

    /** Returns whether the answer is a board, also one that refutes a statement. */
    private boolean isBuilt() {
        return model.quiz().kind() == Quiz.Kind.BOARD
                || model.quiz().kind() == Quiz.Kind.REFUTE
                        && slideSetup
                                .flatMap(slide -> slide.offer(CounterexampleBuildingSetup.class))
                                .filter(scene -> scene.counterexampleKind() == CounterexampleKind.BOARD)
                                .isPresent();
    }

    private Optional<Supplier<SubmittedAnswer>> built() {
        return live().map(open -> () -> SubmittedAnswer.of(
                open.now().offer(BoardBuildingSetup.class).orElseThrow().board()));
    }

    private Optional<Supplier<SubmittedAnswer>> named() {
        return live().flatMap(live -> live.offer(QuizAnswerProvidingScene.class))
                .flatMap(QuizAnswerProvidingScene::picked)
                .map(names -> () -> SubmittedAnswer.of(names.get()));
    }

    /** Shows the solution in the scene, if it can be shown there. */
    private void show(QuizSolution solution) {
        slideSetup
                .flatMap(slide -> slide.offer(RightAnswerShowingSetup.class))
                .flatMap(slide -> slide.withAnswer(solution.answer()))
                .ifPresent(this::open);
    }

    /** A board that is the answer comes as a change, so that undo brings back the one before, also one not edited. */
    private void open(SlideEmbeddableSetup setup) {
        scene.ifPresent(open -> {
            if (isBuilt()) {
                // Ends the drag of a number that is under way, which is an act of its own.
                open.change(open.scene().now(), false);
                open.change(setup, false);
            } else {
                open.open(setup);
            }
        });
    }
}
