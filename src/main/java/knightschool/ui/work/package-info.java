/**
 * Background work and pulses. No other package of the scenes creates threads or pulses.
 *
 * <p>{@link knightschool.ui.work.BackgroundWorker} runs requests of a scene on a thread of its own, either only the
 * newest or all in a queue. Work receives a {@link knightschool.ui.work.RunningWorkContext}, with which it reports
 * progress, ends when its result is no longer wanted, and runs parts in parallel. A
 * {@link knightschool.ui.work.SlicedWorkThread} owns mutable state and handles requests between two slices of work.
 * {@link knightschool.ui.work.PulseTimer} calls a model once per frame, which then applies the results in its
 * {@link knightschool.ui.work.PulseTaskQueue}; an idle model causes no frames. Rare repeated tasks use a
 * {@link knightschool.ui.work.PeriodicTask}, without frames. A {@link knightschool.ui.work.UnusedHeapReleaser} returns
 * unused memory.
 *
 * <p>A {@link knightschool.ui.work.WorkFailure} is what a scene shows of failed work, on whichever thread, and can
 * repeat it.
 *
 * <p>A {@link knightschool.ui.work.StateSaver} writes state that is no document in the background.
 *
 * <p>Not here: what is computed, and the use of results.
 */
package knightschool.ui.work;
