using System.Reflection;

namespace SpanPack;

/// <summary>Reports the assemblies that the program has loaded or loads later.</summary>
internal sealed class LoadedAssemblies : IDisposable
{
    private readonly TelemetryFacts _facts;

    internal LoadedAssemblies(TelemetryFacts facts)
    {
        _facts = facts;
        AppDomain.CurrentDomain.AssemblyLoad += OnLoad; // first: what is loaded meanwhile is told twice, not never
        foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies()) Tell(assembly);
    }

    public void Dispose() => AppDomain.CurrentDomain.AssemblyLoad -= OnLoad;

    private void OnLoad(object? sender, AssemblyLoadEventArgs loaded) => Tell(loaded.LoadedAssembly);

    private void Tell(Assembly assembly)
    {
        // What a program makes itself is no dependency, and may be another one each time.
        if (assembly.IsDynamic || assembly.IsCollectible) return;
        AssemblyName name = assembly.GetName();
        if (string.IsNullOrEmpty(name.Name)) return;
        TelemetryDependency dependency = new TelemetryDependency(name.Name, name.Version?.ToString()).Shorten();
        _facts.Dependencies.Report(dependency, dependency);
    }
}
