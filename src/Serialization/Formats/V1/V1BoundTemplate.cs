using System.Diagnostics;

namespace SpanPack;

/// <summary>A template in one payload, once all its texts are in the payload's table: their indexes are constant bytes.</summary>
/// <remarks>Reused for other templates and payloads.</remarks>
[DebuggerDisplay("{Count} steps")]
internal sealed class V1BoundTemplate
{
    private const int MaxIndex = 5; // bytes of an index

    private byte[] _bytes = [];
    private TemplateStep[] _steps = [];
    private int _byteCount;

    /// <summary>Gets the template; null while there is none.</summary>
    internal FormatTemplate? Template { get; private set; }

    /// <summary>Gets the bytes, with <see cref="FormatTemplate.Padding"/>.</summary>
    internal byte[] Bytes => _bytes;

    /// <summary>Gets the number of steps.</summary>
    internal int Count { get; private set; }

    internal ReadOnlySpan<TemplateStep> Steps => _steps.AsSpan(0, Count);

    /// <summary>Removes the template.</summary>
    internal void Clear() => Template = null;

    /// <summary>Binds a template.</summary>
    /// <param name="template">The template.</param>
    /// <param name="indexes">The index of each of its texts.</param>
    internal void Bind(FormatTemplate template, ReadOnlySpan<int> indexes)
    {
        int most = template.Bytes.Length + (template.Constants.Length * MaxIndex);
        if (_bytes.Length < most) _bytes = new byte[most];
        if (_steps.Length < template.Steps.Length) _steps = new TemplateStep[template.Steps.Length];
        (_byteCount, Count) = (0, 0);
        int run = -1; // the step that copies what is being added
        Span<byte> index = stackalloc byte[EncodedIndex.Size];
        int copied = 0; // where in it the bytes of the template's last copy begin
        foreach (TemplateStep step in template.Steps)
        {
            switch (step.Op)
            {
                case TemplateOp.Copy:
                    copied = Add(ref run, template.Bytes.AsSpan(step.At, step.Value));
                    break;
                case TemplateOp.Constant:
                    Add(ref run, index[..EncodedIndex.Of(indexes[step.Value]).CopyTo(index)]);
                    break;
                case TemplateOp.Text or TemplateOp.RateText or TemplateOp.TraceIdString or TemplateOp.ShortestDuration or TemplateOp.Events:
                    _steps[Count++] = step;
                    run = -1;
                    break;
                default:
                    _steps[Count++] = step with { At = step.At + copied };
                    break;
            }
        }

        _bytes.AsSpan(_byteCount).Clear();
        Template = template;
    }

    // Bytes that follow others become one copy with them. Stores between the two have their places in what was copied: they come after it.
    private int Add(ref int run, ReadOnlySpan<byte> bytes)
    {
        if (run < 0)
        {
            run = Count;
            _steps[Count++] = new TemplateStep(TemplateOp.Copy, _byteCount);
        }

        int place = _steps[run].Value;
        bytes.CopyTo(_bytes.AsSpan(_byteCount));
        _byteCount += bytes.Length;
        _steps[run] = _steps[run] with { Value = place + bytes.Length };
        return place;
    }
}
