namespace SpanPack;

/// <summary>What stands in the holes of a span from which a template is cut.</summary>
/// <param name="Probe">Ids, times and rates.</param>
/// <param name="Texts">Texts, by their numbers.</param>
/// <param name="Numbers">Numbers, by theirs.</param>
internal readonly record struct TemplateHoles(TemplateProbe Probe, string[] Texts, double[] Numbers);
