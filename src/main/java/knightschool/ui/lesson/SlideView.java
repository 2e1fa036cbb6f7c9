package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.lesson.Claims;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizJudge;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.setup.BoardSource;
import knightschool.ui.shell.LiveScene;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneFrame;

/** One slide: its text at the left, its live scene in the middle, what the scene says at the right. */
final class SlideView {
    private final ListedLesson card;
    private final Slide slide;
    private final Optional<OpenScene<?>> scene;
    private final Examiner examiner;
    private final ProseView prose;
    private final List<QuizView> quizzes = new ArrayList<>();
    private final HBox box = SceneFrame.empty();

    /** Who judges quizzes, and where. */
    record Examiner(Claims claims, Executor worker, Executor screen) {}

    /**
     * @param prose writes the text
     * @param foot what stands below the text
     */
    SlideView(
            ListedLesson card,
            Slide slide,
            ProseView prose,
            Optional<OpenScene<?>> scene,
            Examiner examiner,
            Region foot) {
        this.card = card;
        this.slide = slide;
        this.scene = scene;
        this.examiner = examiner;
        this.prose = prose;
        VBox text = text();
        SlideColumn column = new SlideColumn(lessonLine(), title(), text, quizzes, foot);
        box.getChildren().add(column);
        if (scene.isEmpty()) {
            column.getStyleClass().add("alone");
        }
        scene.ifPresent(open -> SceneFrame.put(open.scene(), box));
    }

    Region node() {
        return box;
    }

    private Label lessonLine() {
        Label line = new Label(card.ordinal() + "  " + card.file().title());
        line.getStyleClass().add("lesson-line");
        return line;
    }

    private Label title() {
        Label title = new Label(slide.title());
        title.setId("slide-title");
        title.setWrapText(true);
        title.getStyleClass().add("title");
        return title;
    }

    private VBox text() {
        VBox text = new VBox();
        List<SlideBlock> blocks = slide.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            text.getChildren().add(node(blocks.get(i), i == 0));
        }
        return text;
    }

    private Node node(SlideBlock block, boolean first) {
        return switch (block) {
            case SlideBlock.Paragraph lead when first -> prose.lead(lead);
            case SlideBlock.Asked asked -> quiz(asked.quiz());
            default -> prose.block(block);
        };
    }

    private Node quiz(Quiz quiz) {
        var board = slide.scene()
                .map(s -> s.setup().board())
                .orElse(BoardSource.usual().board());
        QuizJudge judge = new QuizJudge(examiner.claims(), card.file().beside(), board);
        if (QuizView.takesSquares(quiz)) {
            scene.map(OpenScene::scene).ifPresent(LiveScene::pick);
        }
        QuizModel model = new QuizModel(quiz, judge, examiner.worker(), examiner.screen());
        Optional<Supplier<List<String>>> picked = scene.map(OpenScene::scene).flatMap(LiveScene::picked);
        QuizView view = new QuizView(
                model, picked, GameQuiz.of(model, slide.scene().map(Slide.Scene::setup), scene, examiner.claims()));
        quizzes.add(view);
        return view.node();
    }
}
