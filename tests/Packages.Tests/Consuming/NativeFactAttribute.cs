namespace SpanPack.Packages.Tests.Consuming;

/// <summary>
/// A test that publishes a program as machine code, which takes a minute of both cores: in CI and in full doses, where the compiler for it
/// is there.
/// </summary>
public sealed class NativeFactAttribute : FactAttribute
{
    /// <summary>Initializes a new instance of the <see cref="NativeFactAttribute"/> class.</summary>
    public NativeFactAttribute()
        => Skip = NativeCompiler.Missing
            ?? (Dose.IsThorough ? null : "Publishing machine code takes a minute: SPANPACK_DOSE=full or CI=true runs it.");
}
