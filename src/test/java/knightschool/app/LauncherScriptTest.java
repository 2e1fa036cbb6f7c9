package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script in front of the program, with something in the program's place that says how it was started. */
@EnabledOnOs(OS.LINUX)
class LauncherScriptTest {
    @TempDir
    private Path folder;

    private Path launcher;

    @BeforeEach
    void copyScript() throws IOException {
        Path real = folder.toRealPath();
        launcher = Files.createDirectory(real.resolve("b in")).resolve("knight-school");
        Files.copy(Path.of("src", "build", "launcher.sh"), launcher);
        Path program = launcher.resolveSibling("knight-school.bin");
        Files.writeString(program, "#!/bin/sh\necho \"$PWD $LC_ALL $*\"\n");
        launcher.toFile().setExecutable(true);
        program.toFile().setExecutable(true);
    }

    /** What is printed, with what is said. */
    private String started(String script) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", script, "sh", launcher.toString());
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("HOME", launcher.getParent().toString());
        Process process = builder.directory(launcher.getParent().toFile())
                .redirectErrorStream(true)
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    @Test
    void folderThatIsGoneIsReplacedByHomeAndFileNamesAreSaidToCountFromThere() throws IOException {
        String gone = "mkdir gone && cd gone && rmdir ../gone && exec \"$1\"";
        assertEquals(launcher.getParent() + " C.UTF-8", started(gone));
        assertEquals(
                "knight-school: the folder that you are in is gone; names of files count from " + launcher.getParent()
                        + ".\n" + launcher.getParent() + " C.UTF-8 a b  c",
                started(gone + " a 'b  c'"));
    }

    @Test
    void localeThatIsNotInstalledIsReplaced() throws IOException {
        assertEquals(
                launcher.getParent() + " C.UTF-8 a", started("LC_ALL=xx_XX.UTF-8 && export LC_ALL && exec \"$1\" a"));
    }

    /** In a locale of plain letters Java can neither start from such a folder nor read the name. */
    @Test
    void folderWithOtherLettersIsKeptAndSoAreTheNamesOfItsFiles() throws IOException {
        String script = "own=$(printf '\\303\\234bung') && mkdir $own && cd $own && ";
        String said = launcher.getParent() + "/Übung C.UTF-8 check ";
        assertEquals(said + "Übung.md", started(script + "exec \"$1\" check $own.md"));
        assertEquals(said + ".", started("cd ??bung && exec ../knight-school check ."));
    }

    /** Both say how much memory a window takes. What a person has set stays. */
    @Test
    void graphicsDriversAndHeapsOfThreadsAreLimited() throws IOException {
        Files.writeString(
                launcher.resolveSibling("knight-school.bin"), "#!/bin/sh\necho \"$GDK_GL $MALLOC_ARENA_MAX\"\n");
        assertEquals("disable 2", started("unset GDK_GL MALLOC_ARENA_MAX; exec \"$1\""));
        assertEquals("always 8", started("export GDK_GL=always MALLOC_ARENA_MAX=8; exec \"$1\""));
    }

    @Test
    void inputThatIsClosedIsEmpty() throws IOException {
        Files.writeString(launcher.resolveSibling("knight-school.bin"), "#!/bin/sh\ncat && echo end\n");
        assertEquals("end", started("exec \"$1\" <&-"));
    }

    @Test
    void tooFewOpenFilesAreSaidInASentence() throws IOException {
        assertEquals(
                "knight-school: this shell allows 24 open files; allow at least 64 (ulimit -n 64).\n2",
                started("ulimit -n 24; \"$1\" a; echo $?"));
        assertEquals(launcher.getParent() + " C.UTF-8 a", started("ulimit -n 64; exec \"$1\" a"));
    }

    @Test
    void tooLittleMemoryForAStartIsSaidInASentence() throws IOException {
        String limited = "ulimit -v 2500000; \"$1\" a; echo $?";
        assertEquals(launcher.getParent() + " C.UTF-8 a\n0", started(limited));
        Files.writeString(launcher.resolveSibling("knight-school.bin"), "#!/bin/sh\necho Error occurred\nexit 1\n");
        assertEquals(
                "knight-school: this shell allows 2500000 KiB of memory, too little to start;"
                        + " allow more (ulimit -v unlimited).\n2",
                started(limited));
    }

    @Test
    void startsWhereItIsByEveryName() throws IOException {
        String said = launcher.getParent() + " C.UTF-8 a";
        assertEquals(said, started("exec \"$1\" a"));
        assertEquals(said, started("exec ./knight-school a"));
        assertEquals(said, started("ln -s knight-school link && exec ./link a"));
        assertEquals(said, started("mkdir d && ln -s ../knight-school d/link && exec d/link a"));
        assertEquals(said, started("PATH=$PWD:$PATH && exec knight-school a"));
    }
}
