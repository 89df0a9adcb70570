namespace SpanPack;

/// <summary>The values in the holes of a span from which a template is cut.</summary>
/// <param name="Probe">Ids, times and rates.</param>
/// <param name="Texts">Texts by number.</param>
/// <param name="Numbers">Numbers by number.</param>
internal readonly record struct TemplateHoles(TemplateProbe Probe, string[] Texts, double[] Numbers);
