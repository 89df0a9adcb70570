using System.Text.RegularExpressions;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A project of a user, outside the repository: its packages of SpanPack come from the folder that was packed, those of others from what is restored already.</summary>
internal sealed partial class Consumer
{
    private readonly string _folder;

    private Consumer(string folder) => _folder = folder;

    /// <summary>Makes the project.</summary>
    /// <param name="packed">The packages.</param>
    /// <param name="name">A name for its folder.</param>
    /// <param name="others">Packages of others that it is allowed to restore.</param>
    internal static Consumer Create(PackedRepository packed, string name, params string[] others)
    {
        string folder = packed.NewFolder(name);
        string feed = Path.Combine(folder, "others");
        Directory.CreateDirectory(feed);
        foreach (string other in others.Select(static id => Path.Combine(Settings.PackageFolder, id)).Where(Directory.Exists))
        {
            foreach (string package in Directory.EnumerateFiles(other, "*.nupkg", SearchOption.AllDirectories)) File.Copy(package, Path.Combine(feed, Path.GetFileName(package)));
        }

        File.WriteAllText(Path.Combine(folder, "nuget.config"), $"""
            <configuration>
              <config><add key="globalPackagesFolder" value="restored" /></config>
              <packageSources><clear /><add key="packed" value="{packed.Folder}" /><add key="others" value="{feed}" /></packageSources>
            </configuration>
            """);
        return new Consumer(folder);
    }

    /// <summary>The first C# program of the package's README, and the text that it prints.</summary>
    internal static (string Program, string Output) ExampleOf(PackageFile package)
    {
        string readme = package.ReadText("README.md").ReplaceLineEndings("\n");
        return (Program().Match(readme).Groups[1].Value, Text().Match(readme).Groups[1].Value);
    }

    /// <summary>Builds and runs a program that references one package.</summary>
    /// <returns>What it printed.</returns>
    internal async Task<string> RunAsync(string program, string package, string properties)
    {
        File.WriteAllText(Path.Combine(_folder, "Program.cs"), program);
        File.WriteAllText(Path.Combine(_folder, "Consumer.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <ImplicitUsings>enable</ImplicitUsings>
                <Nullable>enable</Nullable>
                <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
                <UseAppHost>false</UseAppHost>
                <RollForward>Major</RollForward>
                {properties}
              </PropertyGroup>
              <ItemGroup>
                <PackageReference Include="{package}" Version="{Settings.Version}" />
              </ItemGroup>
            </Project>
            """);
        await Dotnet.RunAsync(_folder, "build", "-o", "built", "-v", "quiet");
        return await Dotnet.RunAsync(_folder, "exec", "built/Consumer.dll");
    }

    /// <summary>Publishes a program that references one package as machine code, and does not stop at warnings.</summary>
    /// <returns>The path of the program, and what publishing printed.</returns>
    internal async Task<(string Program, string Log)> PublishAsync(string sdk, string program, string package)
    {
        File.WriteAllText(Path.Combine(_folder, "Program.cs"), program);
        File.WriteAllText(Path.Combine(_folder, "Consumer.csproj"), $"""
            <Project Sdk="{sdk}">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <TargetFramework>{NativeCompiler.Framework}</TargetFramework>
                <ImplicitUsings>enable</ImplicitUsings>
                <Nullable>enable</Nullable>
                <InvariantGlobalization>true</InvariantGlobalization>
                <PublishAot>true</PublishAot>
                <!-- A dependency in another version: the feed has what is restored already. -->
                <NoWarn>$(NoWarn);NU1603</NoWarn>
                <TrimmerSingleWarn>false</TrimmerSingleWarn>
                <CppCompilerAndLinker>{NativeCompiler.Linker}</CppCompilerAndLinker>
              </PropertyGroup>
              <ItemGroup>
                <PackageReference Include="{package}" Version="{Settings.Version}" />
              </ItemGroup>
            </Project>
            """);
        string log = await Dotnet.RunAsync(_folder, "publish", "-r", "linux-x64", "-o", "published");
        return (Path.Combine(_folder, "published", "Consumer"), log);
    }

    /// <summary>Installs the tool and runs it.</summary>
    /// <returns>What it printed.</returns>
    internal async Task<string> RunToolAsync(string tool, string package, params string[] arguments)
    {
        await Dotnet.RunAsync(_folder, "tool", "install", package, "--tool-path", "tools", "--version", Settings.Version);
        return await Dotnet.RunAsync(Path.Combine(_folder, "tools", tool), _folder, arguments);
    }

    [GeneratedRegex("^```csharp\n(.*?)^```$", RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Program();

    [GeneratedRegex("^```text\n(.*?)^```$", RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Text();
}
