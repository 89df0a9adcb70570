namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>An environment variable that has a value until it is disposed of.</summary>
internal sealed class Variable : IDisposable
{
    private readonly string _name;
    private readonly string? _before;

    internal Variable(string name, string? value)
    {
        (_name, _before) = (name, Environment.GetEnvironmentVariable(name));
        Environment.SetEnvironmentVariable(name, value);
    }

    public void Dispose() => Environment.SetEnvironmentVariable(_name, _before);
}
