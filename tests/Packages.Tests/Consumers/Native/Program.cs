// Each program uses one package; they share what is compiled.
switch (args[0])
{
    case "web": await WebProgram.RunAsync(); break;
    case "tracer": await TracerProgram.RunAsync(); break;
    case "exporter": ExporterProgram.Run(); break;
    default: throw new ArgumentException($"'{args[0]}' is not web, tracer or exporter.", nameof(args));
}
