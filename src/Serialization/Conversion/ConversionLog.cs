namespace SpanPack;

/// <summary>Counts losses while a payload is converted, with the current chunk and span.</summary>
internal sealed class ConversionLog
{
    private readonly List<ConversionLoss> _losses = [];
    private readonly Dictionary<ConversionRule, int> _index = new(ReferenceEqualityComparer.Instance);

    /// <summary>Gets the index of the current chunk; −1 before the first.</summary>
    internal int Chunk { get; set; } = -1;

    /// <summary>Gets the index of the current span; −1 for the chunk itself.</summary>
    internal int Span { get; set; } = -1;

    /// <summary>Counts a loss at the current chunk or span.</summary>
    /// <param name="rule">The kind of loss.</param>
    /// <param name="field">The field, such as <c>meta</c>.</param>
    /// <param name="key">The key in the field, if any.</param>
    /// <param name="count">How many.</param>
    internal void Add(ConversionRule rule, string field, string? key = null, int count = 1)
    {
        if (_index.TryGetValue(rule, out int index))
        {
            _losses[index] = _losses[index] with { Count = _losses[index].Count + count };
            return;
        }

        _index.Add(rule, _losses.Count);
        _losses.Add(new ConversionLoss
        {
            Kind = rule.Kind, What = rule.What, Count = count, FirstPath = PathOf(field, key),
            Explanation = rule.Explanation
        });
    }

    internal ConversionReport ToReport(TraceFormat source, TraceFormat target) => new(source, target, _losses.ToArray());

    private string PathOf(string field, string? key)
    {
        string place = Chunk < 0 ? string.Empty : Span < 0 ? $"[{Chunk}]" : $"[{Chunk}][{Span}]";
        place += place.Length == 0 ? field : "." + field;
        return key is null ? place : $"{place}[\"{key}\"]";
    }
}
