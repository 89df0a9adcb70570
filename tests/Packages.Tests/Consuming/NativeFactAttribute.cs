namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A test that publishes machine code: skipped where the machine cannot.</summary>
public sealed class NativeFactAttribute : FactAttribute
{
    /// <summary>Looks for what it needs.</summary>
    public NativeFactAttribute() => Skip = NativeCompiler.Missing;
}
