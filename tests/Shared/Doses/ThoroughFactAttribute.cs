namespace SpanPack.Tests;

/// <summary>A test that starts compilers and tools of others for longer than others take.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ThoroughFactAttribute : Xunit.FactAttribute
{
    /// <summary>Initializes a new instance of the <see cref="ThoroughFactAttribute"/> class.</summary>
    public ThoroughFactAttribute() => Skip = Dose.IsThorough ? null : "It takes half a minute: SPANPACK_DOSE=full or CI=true runs it.";
}
