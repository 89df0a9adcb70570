namespace SpanPack.Tests;

/// <summary>A theory that starts compilers and tools of others for longer than others take.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ThoroughTheoryAttribute : Xunit.TheoryAttribute
{
    /// <summary>Initializes a new instance of the <see cref="ThoroughTheoryAttribute"/> class.</summary>
    public ThoroughTheoryAttribute() => Skip = Dose.IsThorough ? null : "It takes half a minute: SPANPACK_DOSE=full or CI=true runs it.";
}
