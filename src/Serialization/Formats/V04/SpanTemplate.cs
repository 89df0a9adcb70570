namespace SpanPack;

/// <summary>
/// A span as it was written last, for one set of tag classes: its strings and its bytes, to the end of its tail. A span that has the same objects
/// differs from it in numbers at known places only.
/// </summary>
/// <remarks>The strings were copied before they were written, so that they are what the bytes hold, whatever another thread did to the span.</remarks>
internal sealed class SpanTemplate
{
    /// <summary>Custom tags of a span that can be a template, at most.</summary>
    internal const int MaxCustomTags = 64;

    private const int MaxBytes = 4096;
    private const int MaxMisses = 8; // in a row
    private const int Rest = 1000; // spans that are not compared once a template has served none

    /// <summary>The encoded tags of its role; null while there is no template.</summary>
    internal AutomaticRuns? Runs;

    /// <summary>The string tags of the tracer beside those of the role, as bits of <see cref="AutomaticTag"/>.</summary>
    internal ulong Automatic;

    /// <summary>What the decision maker was written from, if it was.</summary>
    internal int? Mechanism;

    /// <summary>Service, name, resource and type.</summary>
    internal HeadStrings Head;

    /// <summary>The typed strings, by the slots of an object of the tag class.</summary>
    internal string?[] Slots = [];

    internal CustomTag<string?>[] Custom = [];

    internal int CustomCount;

    /// <summary>The bytes, with what copies by 64 bytes read beyond them.</summary>
    internal byte[] Bytes = [];

    /// <summary>How many of <see cref="Bytes"/> are the span's.</summary>
    internal int Length;

    /// <summary>Where in <see cref="Bytes"/> the digits of the upper half of the trace id are; 0 for nowhere.</summary>
    internal int TraceIdOffset;

    private int _credit;
    private int _rest;

    /// <summary>Takes note of a span that is the same.</summary>
    internal void Serve() => _credit = MaxMisses;

    /// <summary>Takes note of a span that is not the same.</summary>
    /// <returns>Whether it shall be the template from now on.</returns>
    internal bool Miss()
    {
        if (Runs is null) return _rest == 0 || --_rest == 0;
        if (_credit > 0) return --_credit == 0; // it has served
        if (++_credit < 0) return false;
        Forget();
        return false;
    }

    /// <summary>Copies the strings of a span that is about to be written.</summary>
    internal void Take(Span span, ReadOnlySpan<CustomTag<string?>> custom)
    {
        Runs = null;
        span.Head.CopyTo(Head);
        if (Custom.Length < custom.Length) Custom = new CustomTag<string?>[MaxCustomTags];
        custom.CopyTo(Custom);
        CustomCount = custom.Length;
    }

    /// <summary>Makes <see cref="Slots"/> long enough for the slots of a table.</summary>
    internal void MakeSlots(KeyTable table)
    {
        if (Slots.Length != 0) return; // a template is of one layout
        int last = -1;
        for (int i = 0; i < table.Count; i++) last = Math.Max(last, table.SlotOf(i));
        Slots = new string?[last + 1];
    }

    /// <summary>Takes the bytes of the span whose strings it has.</summary>
    internal void Learn(AutomaticRuns runs, ulong automatic, int? mechanism, ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > MaxBytes)
        {
            Forget();
            return;
        }

        if (Bytes.Length < bytes.Length + (2 * PaddedBytes.Step)) Bytes = new byte[bytes.Length + (2 * PaddedBytes.Step)];
        bytes.CopyTo(Bytes);
        Length = bytes.Length;
        (Automatic, Mechanism) = (automatic, mechanism);
        TraceIdOffset = AutomaticTags.Has(automatic, AutomaticTag.TraceIdUpper) ? bytes.Length - runs.Tail.Length - 16 : 0;
        _credit = -MaxMisses;
        Runs = runs;
    }

    private void Forget()
    {
        Runs = null;
        _rest = Rest;
    }
}
