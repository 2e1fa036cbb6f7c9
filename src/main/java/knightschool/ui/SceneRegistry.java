package knightschool.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.Claims;
import knightschool.lesson.LessonFile;
import knightschool.play.level.LevelProgress;
import knightschool.session.ProgressStore;
import knightschool.session.RecentList;
import knightschool.setup.BoardSetup;
import knightschool.setup.BoardSource;
import knightschool.setup.CensusSetup;
import knightschool.setup.CompareSetup;
import knightschool.setup.Controls;
import knightschool.setup.EditorSetup;
import knightschool.setup.GlossarySetup;
import knightschool.setup.GraphSetup;
import knightschool.setup.LessonsSetup;
import knightschool.setup.LevelSetup;
import knightschool.setup.PlaySetup;
import knightschool.setup.SceneKind;
import knightschool.setup.StateMapSetup;
import knightschool.setup.TourMapSetup;
import knightschool.setup.TourSetup;
import knightschool.setup.WalkSetup;
import knightschool.ui.census.CensusScene;
import knightschool.ui.compare.CompareScene;
import knightschool.ui.editor.EditorScene;
import knightschool.ui.figure.BoardScene;
import knightschool.ui.figure.GraphScene;
import knightschool.ui.glossary.GlossaryScene;
import knightschool.ui.lesson.LessonScene;
import knightschool.ui.level.LevelScene;
import knightschool.ui.play.PlayScene;
import knightschool.ui.shell.SceneType;
import knightschool.ui.shell.SceneTypes;
import knightschool.ui.shell.Shell;
import knightschool.ui.snapshot.PicturedLesson;
import knightschool.ui.statemap.StateMapScene;
import knightschool.ui.tour.TourScene;
import knightschool.ui.tourmap.TourMapScene;
import knightschool.ui.walk.WalkScene;

/** Every scene, those of the window in the order of the tabs. A new scene is one entry here. */
public final class SceneRegistry {
    private static final BoardSource USUAL = BoardSource.usual();

    private SceneRegistry() {}

    /** How to make each. */
    public static SceneTypes all() {
        return new SceneTypes(List.of(
                lessons(shell -> new LessonScene(shell, Optional.empty())),
                new SceneType<>(
                        SceneKind.GLOSSARY,
                        "",
                        GlossarySetup.class,
                        _ -> GlossarySetup.ALL,
                        (shell, _) -> new GlossaryScene(shell)),
                new SceneType<>(
                        SceneKind.PLAY, PlayScene.TITLE, PlaySetup.class, _ -> PlaySetup.of(USUAL), PlayScene::new),
                levels(Optional.empty()),
                new SceneType<>(
                        SceneKind.COMPARE,
                        WindowWords.COMPARE,
                        CompareSetup.class,
                        _ -> CompareSetup.of(USUAL.board()),
                        CompareScene::new),
                editor(Optional.empty()),
                new SceneType<>(
                        SceneKind.STATEMAP,
                        WindowWords.MAPS,
                        StateMapSetup.class,
                        _ -> StateMapScene.FIRST,
                        StateMapScene::new),
                new SceneType<>(
                                SceneKind.TOURMAP,
                                WindowWords.TOUR_MAPS,
                                TourMapSetup.class,
                                _ -> TourMapScene.FIRST,
                                TourMapScene::new)
                        .under(SceneKind.STATEMAP),
                new SceneType<>(SceneKind.TOUR, WindowWords.TOURS, TourSetup.class, TourScene::first, TourScene::new),
                new SceneType<>(
                        SceneKind.CENSUS, WindowWords.CENSUS, CensusSetup.class, CensusScene::first, CensusScene::of),
                new SceneType<>(
                        SceneKind.BOARD,
                        "",
                        BoardSetup.class,
                        _ -> new BoardSetup(USUAL, List.of()),
                        (_, _) -> new BoardScene()),
                new SceneType<>(
                        SceneKind.GRAPH,
                        "",
                        GraphSetup.class,
                        _ -> new GraphSetup(USUAL, Set.of(), List.of(), Controls.NONE),
                        (_, _) -> new GraphScene()),
                new SceneType<>(
                        SceneKind.WALK,
                        "",
                        WalkSetup.class,
                        _ -> new WalkSetup(USUAL, List.of(), Set.of(), Controls.NONE),
                        (shell, form) -> new WalkScene(shell, form))));
    }

    /**
     * The same with one lesson alone, which is read and checked already.
     *
     * @param answers what the engine says to it
     */
    public static SceneTypes ofLesson(LessonFile lesson, ClaimAnswers answers) {
        return all().with(lessons(shell -> LessonScene.of(shell, lesson, answers)));
    }

    /**
     * The slides of a lesson to be pictured.
     *
     * @param said what the engine says where the lesson asks it
     */
    public static PicturedLesson picturesOf(LessonFile lesson, ClaimAnswers said, Claims claims) {
        return LessonScene.pictures(lesson, said, claims, all());
    }

    /**
     * The same with progress in levels and lessons, and the files that were opened last, kept.
     *
     * @param folder where
     */
    public static SceneTypes keeping(Path folder) {
        return all().with(levels(Optional.of(ProgressStore.ofLevels(folder))))
                .with(editor(Optional.of(ProgressStore.ofRecent(folder))))
                .with(lessons(shell -> new LessonScene(shell, Optional.of(ProgressStore.ofLessons(folder)))));
    }

    private static SceneType<EditorSetup> editor(Optional<ProgressStore<RecentList>> store) {
        return new SceneType<>(
                SceneKind.EDITOR,
                WindowWords.EDITOR,
                EditorSetup.class,
                EditorScene::first,
                (shell, form) -> new EditorScene(shell, form, store));
    }

    private static SceneType<LevelSetup> levels(Optional<ProgressStore<LevelProgress>> store) {
        return new SceneType<>(
                        SceneKind.LEVEL,
                        WindowWords.LEVELS,
                        LevelSetup.class,
                        _ -> LevelScene.FIRST,
                        (shell, form) -> new LevelScene(shell, form, store))
                .under(SceneKind.PLAY);
    }

    private static SceneType<LessonsSetup> lessons(Function<Shell, LessonScene> make) {
        return new SceneType<>(
                SceneKind.LESSONS,
                WindowWords.LESSONS,
                LessonsSetup.class,
                _ -> LessonsSetup.LIST,
                (shell, _) -> make.apply(shell));
    }
}
