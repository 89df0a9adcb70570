using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>
/// Access to headers through the program's callbacks. Their exceptions are counted and logged once; the header then counts as missing.
/// </summary>
/// <remarks>For one thread at a time.</remarks>
/// <param name="core">Counts exceptions.</param>
/// <param name="get">Gets the values of a header; null where headers are only set.</param>
/// <param name="set">Sets a header; null where headers are only read.</param>
[DebuggerDisplay("{get is null ? \"set\" : \"get\",nq}")]
internal sealed class HeaderAccess(TracerCore core, Func<string, IEnumerable<string?>?>? get, Action<string, string>? set)
{
    internal void Set(string name, string value)
    {
        try
        {
            set!(name, value);
        }
        catch (Exception)
        {
            core.Spans.Misused(TracingMisuse.CarrierFailed);
        }
    }

    internal void Get(string name, out string? value, out IEnumerable<string>? values)
    {
        (value, values) = (null, null);
        try
        {
            string[] found = [.. (get!(name) ?? []).OfType<string>()];
            if (found.Length == 1) value = found[0];
            else if (found.Length > 1) values = found;
        }
        catch (Exception)
        {
            core.Spans.Misused(TracingMisuse.CarrierFailed);
        }
    }
}
