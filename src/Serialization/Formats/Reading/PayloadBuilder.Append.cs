using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>
/// Tags that the span cannot have yet. Spans of one kind have theirs in one order, so a name is compared with the one at that place the
/// last time.
/// </content>
internal partial struct PayloadBuilder
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryAppendLikeliest(in TraceText key, in TraceValue value)
    {
        ref TagName name = ref TagNameCache.GetLikeliest(ref _names);
        if (name.Key is not { } likeliest || !AsciiText.Equals(key.Utf8, likeliest.Name)) return false;
        bool isAppended = value.Kind == TagValueKind.String && !value.IsBuilt
            ? TryAppendText(ref name, value)
            : value.Kind == TagValueKind.Double && TryAppendNumber(ref name, value);
        if (isAppended) _names.FollowLikeliest();
        return isAppended;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryAppendText(ref TagName name, in TraceValue value)
    {
        if (_names.MarkText(ref name)) return false;
        TraceText utf8 = value.AsText();
        string text = name.LastText is { } last && AsciiText.Equals(utf8.Utf8, last) ? last : GetText(utf8, ref name);
        if (name.IsTraceIdUpper) _upper.Text = text;
        _span.AppendString(name.Key!, text, value.Expected);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool TryAppendNumber(ref TagName name, in TraceValue value)
    {
        if (_hasTypedAttributes ? _names.MarkText(ref name) : _names.MarkNumber(ref name)) return false;
        _span.AppendMetric(name.Key!, value.AsDouble(), value.Expected);
        return true;
    }

    // By value, as the likeliest text is not built in memory.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private readonly string GetText(TraceText text, ref TagName name) => _texts.Get(text, ref name.LastText);
}
