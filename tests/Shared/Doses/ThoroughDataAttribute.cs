using System.Reflection;
using Xunit.Sdk;

namespace SpanPack.Tests;

/// <summary>
/// A case that thorough runs try beside those of <see cref="Xunit.InlineDataAttribute"/>: it starts a program or takes a second.
/// </summary>
/// <param name="data">The arguments.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class ThoroughDataAttribute(params object?[] data) : DataAttribute
{
    /// <inheritdoc/>
    public override IEnumerable<object?[]> GetData(MethodInfo testMethod) => Dose.IsThorough ? [data] : [];
}
