using System.Diagnostics;
using System.Text;
using FsCheck;
using FsCheck.Fluent;
using OpenTelemetry;
using OpenTelemetry.Context.Propagation;

namespace SpanPack.OpenTelemetry.Tests.Propagation;

/// <summary>Contexts of any trace, with members of others in their trace state, and baggage.</summary>
internal static class ContextGen
{
    private const string TokenCharacters = "!#$&'*+-.^_`|~0123456789ABCXYZabcxyz"; // W3C: baggage, without the sign of escapes

    private static readonly Gen<string?> s_state =
        Gen.Elements<string?>(null, "a=1", "congo=t61rcWkgMzE,rojo=00f067aa0ba902b7", "fw529a3039@dt=FfffFFFf;x,b=2");

    // OpenTelemetry writes items without a value, which Datadog's tracers do not read.
    private static readonly Gen<string> s_value = Gen.Choose(0, 0x10FFFF)
        .Select(static point => Rune.IsValid(point) ? new Rune(point) : new Rune('"'))
        .NonEmptyListOf().Select(static runes => string.Concat(runes));

    private static readonly Gen<string> s_name = Gen.Elements<char>(TokenCharacters.ToCharArray())
        .NonEmptyListOf()
        .Select(static characters => string.Concat(characters));

    private static readonly Gen<Dictionary<string, string>> s_baggage =
        from size in Gen.Choose(0, 5)
        from names in s_name.ListOf(size)
        from values in s_value.ListOf(size)
        select names.Zip(values).DistinctBy(static pair => pair.First).ToDictionary(static pair => pair.First, static pair => pair.Second);

    /// <summary>Contexts that are sent.</summary>
    internal static Arbitrary<PropagationContext> Contexts { get; } = Arb.From(
        from isRecorded in Gen.Elements(true, false)
        from state in s_state
        from baggage in s_baggage
        select new PropagationContext(NewContext(isRecorded, state), Baggage.Create(baggage)));

    private static ActivityContext NewContext(bool isRecorded, string? state)
        => new(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(),
            isRecorded ? ActivityTraceFlags.Recorded : ActivityTraceFlags.None, state);
}
