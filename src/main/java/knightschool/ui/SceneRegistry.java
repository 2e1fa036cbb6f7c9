package knightschool.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.files.resource.ServiceProviders;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.session.MergingFileStore;
import knightschool.ui.census.CensusScene;
import knightschool.ui.compare.CompareScene;
import knightschool.ui.editor.EditorScene;
import knightschool.ui.experiment.ExperimentScene;
import knightschool.ui.figure.BoardToGraphScene;
import knightschool.ui.figure.MarkedBoardScene;
import knightschool.ui.glossary.GlossaryScene;
import knightschool.ui.lesson.LessonScene;
import knightschool.ui.lesson.slide.OffscreenSlides;
import knightschool.ui.level.LevelScene;
import knightschool.ui.play.PlayScene;
import knightschool.ui.plugin.UnavailableScene;
import knightschool.ui.shell.PluginSceneProvider;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.statemap.StateMapScene;
import knightschool.ui.tour.TourConstructionScene;
import knightschool.ui.tourmap.TourStateMapScene;
import knightschool.ui.walk.GraphWalkScene;
import knightschool.ui.walk.WalkScene;

/**
 * The registry of all scenes: those of the program in the order of the tabs, followed by those of
 * {@link PluginSceneProvider}s.
 */
public final class SceneRegistry {
    private SceneRegistry() {}

    /** The descriptors of all scenes. */
    public static SceneDescriptors all() {
        List<SceneDescriptor<?>> all = new ArrayList<>(own());
        ServiceProviders.forEach(PluginSceneProvider.class, provider -> all.addAll(guarded(provider.scenes())));
        return new SceneDescriptors(all);
    }

    private static List<SceneDescriptor<?>> guarded(List<SceneDescriptor<?>> scenes) {
        return scenes.stream()
                .<SceneDescriptor<?>>map(UnavailableScene::guarding)
                .toList();
    }

    private static List<SceneDescriptor<?>> own() {
        return List.of(
                LessonScene.type(Optional.empty()),
                GlossaryScene.type(),
                PlayScene.type(),
                LevelScene.type(Optional.empty()),
                CompareScene.type(),
                EditorScene.type(),
                StateMapScene.type(),
                TourStateMapScene.type(),
                TourConstructionScene.type(),
                CensusScene.type(),
                ExperimentScene.type(),
                MarkedBoardScene.type(),
                BoardToGraphScene.type(),
                WalkScene.type(),
                GraphWalkScene.type());
    }

    /**
     * The descriptors of all scenes, with the lesson scene restricted to one lesson, which has been read and checked.
     *
     * @param answers the computed answers to the questions of the lesson
     */
    public static SceneDescriptors ofLesson(LessonReadResult lesson, LessonTextEngineAnswers answers) {
        return all().with(LessonScene.type(lesson, answers));
    }

    /**
     * The slides of a lesson as subjects of pictures.
     *
     * @param answers the computed answers to the questions of the lesson
     */
    public static SlideSnapshotSubjects picturesOf(
            LessonReadResult lesson, LessonTextEngineAnswers answers, ClaimEvaluator claims) {
        return OffscreenSlides.of(lesson, answers, claims, all());
    }

    /**
     * The descriptors of all scenes, with progress in levels and lessons saved.
     *
     * @param folder the folder of the saved progress
     */
    public static SceneDescriptors keeping(Path folder) {
        return all().with(LevelScene.type(Optional.of(MergingFileStore.ofLevels(folder))))
                .with(LessonScene.type(Optional.of(MergingFileStore.ofLessons(folder))));
    }
}
