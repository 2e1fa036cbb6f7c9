package knightschool.handout;

import java.util.ArrayList;
import java.util.List;

/** Distributes bands to pages, two or three slides on each, with pictures as large as fits. Lengths are in points. */
final class PageFlow {
    private static final double GAP = 14;
    private static final int MOST_SLIDES = 3;

    private final double height;
    private final List<List<PageRowGroup>> pages = new ArrayList<>();
    private List<PageRowGroup> page = new ArrayList<>();

    /**
     * Creates an empty flow.
     *
     * @param height the height of the space on a page
     */
    private PageFlow(double height) {
        this.height = height;
    }

    /** Returns the bands of each page; at least one page. */
    static List<List<PageRowGroup>> pages(List<PageRowGroup> bands, double height) {
        PageFlow flow = new PageFlow(height);
        bands.stream().flatMap(band -> band.cut(height).stream()).forEach(flow::put);
        flow.pages.add(flow.page);
        return flow.pages.stream().map(flow::stretched).toList();
    }

    private void put(PageRowGroup band) {
        boolean full = page.stream().filter(PageRowGroup::notes).count() == MOST_SLIDES && band.notes();
        if (!page.isEmpty() && (full || used(page) + GAP + band.height() > height)) {
            pages.add(page);
            page = new ArrayList<>();
        }
        page.add(band);
    }

    private static double used(List<PageRowGroup> bands) {
        return bands.stream().mapToDouble(PageRowGroup::height).sum() + GAP * (bands.size() - 1);
    }

    private List<PageRowGroup> stretched(List<PageRowGroup> bands) {
        double wish = bands.stream().mapToDouble(PageRowGroup::stretch).sum();
        double part = wish == 0 ? 0 : Math.min(1, (height - used(bands)) / wish);
        return bands.stream().map(band -> band.stretched(Math.max(0, part))).toList();
    }

    /** Returns the gap below a band, which is larger if the page has space left. */
    static double gap(List<PageRowGroup> bands, double height) {
        double room = height - used(bands);
        return GAP + Math.clamp(room / Math.max(1, bands.size()), 0, GAP);
    }
}
