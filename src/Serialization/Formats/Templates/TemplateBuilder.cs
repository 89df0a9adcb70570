using System.Diagnostics;

namespace SpanPack;

/// <summary>Builds a template from the bytes of a span.</summary>
[DebuggerDisplay("{_steps.Count} steps")]
internal sealed class TemplateBuilder
{
    private readonly List<byte> _bytes = [];
    private readonly List<TemplateStep> _steps = [];
    private readonly List<TemplateStep> _stores = []; // in the bytes since the last break
    private readonly List<string> _constants = [];
    private int _runStart;

    /// <summary>Adds bytes that are constant, or whose holes are added afterwards.</summary>
    internal void Add(ReadOnlySpan<byte> bytes) => _bytes.AddRange(bytes);

    /// <summary>Adds a hole of a fixed size.</summary>
    /// <param name="bytes">The bytes of the hole: a header and the value.</param>
    /// <param name="op">The value.</param>
    /// <param name="headerSize">Bytes of the header.</param>
    /// <param name="value">The number of the value.</param>
    internal void AddHole(ReadOnlySpan<byte> bytes, TemplateOp op, int headerSize, int value = 0)
    {
        _stores.Add(new TemplateStep(op, _bytes.Count - _runStart + headerSize, value));
        Add(bytes[..headerSize]);
        Add(new byte[bytes.Length - headerSize]);
    }

    /// <summary>Adds a part of variable length.</summary>
    internal void AddPart(TemplateOp op, int place = 0, int value = 0)
    {
        EndRun();
        _steps.Add(new TemplateStep(op, place, value));
    }

    /// <summary>Adds a text that goes through a string table.</summary>
    internal void AddConstant(string text, int place)
    {
        AddPart(TemplateOp.Constant, place, _constants.Count);
        _constants.Add(text);
    }

    /// <summary>Creates the template.</summary>
    /// <returns>The template; null if it has more texts than are supported.</returns>
    internal FormatTemplate? Build()
    {
        EndRun();
        return _constants.Count <= FormatTemplate.MaxConstants ? new FormatTemplate(_bytes.ToArray(), [.. _steps], [.. _constants]) : null;
    }

    private void EndRun()
    {
        if (_bytes.Count > _runStart) _steps.Add(new TemplateStep(TemplateOp.Copy, _runStart, _bytes.Count - _runStart));
        _steps.AddRange(_stores);
        _stores.Clear();
        _runStart = _bytes.Count;
    }
}
